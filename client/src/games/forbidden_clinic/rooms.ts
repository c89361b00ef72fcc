/** The rooms of the clinic: one drawing for each tile, 96 wide and 62 high. */
// prettier-ignore
import {
  armchair, at, bare, bed, BLUE, bone, books, bottle, box, cat, clock, CONE, CREAM, cross, DARK, desk, disc, dog, drip,
  examTable, flask, GOLD, headAbove, INK, lampAbove, LEAF, line, loaf, many, MINT, monitor, outdoors, oval, parrot,
  path, paw, person, picture, plant, rabbit, rect, RED, room, ROSE, shelf, sink, SKY, snake, STEEL, TAN, tiled, washer,
  windowAt, WOOD,
} from './kit';

const LINO = '#D9CDB0';
const PULSE = line('M4 10h3l2-5 2 9 2-4h4', '#8EF0B5', 1.4);
const SPINES: readonly string[] = [RED, BLUE, GOLD, LEAF, ROSE, DARK, MINT, TAN];

function spines(count: number, from: number): string[] {
  return Array.from({ length: count }, (_, n) => SPINES[(n + from) % SPINES.length]!);
}

// Several calls a line, since each entry is one drawing.
// prettier-ignore
const ROOMS: Record<string, () => string> = {
  front_desk: () =>
    room('#F2C9A0', LINO, rect(26, 4, 44, 12, '#0E5A55', 3), paw(48, 10, 0.8, GOLD), person(36, 42, MINT),
      monitor(54, 22, ''), rect(12, 40, 72, 20, WOOD, 2), rect(9, 36, 78, 6, '#D8A878', 2),
      path('M70 36q0-6 6-6t6 6Z', GOLD), line('M76 30v-2'), cross(26, 51, 11), plant(7, 50)),
  managers_nook: () =>
    room('#B9C6A4', '#C8A980', picture(10, 6, 30, 20, line('M14 22l7-7 6 4 9-10', RED, 1.8)), clock(82, 12),
      person(58, 44, DARK, '#777', '#C98F63'), desk(34, 42, 52, 18), rect(40, 36, 12, 6, CREAM, 1),
      path('M72 36h8v6h-8Z', RED), line('M80 37q4 0 4 2t-4 2', INK, 1.2), box(8, 46, 18, 14)),
  treatment_floor: () =>
    room('#BFE0D6', '#CFE0DC', tiled(0, 0, 96, 40), lampAbove(48), drip(82, 14), examTable(22, 40, 52),
      dog(50, 40, '#E2C08F', 0.85), person(14, 58, '#4FA38B', '#2B2230')),
  van_port: () =>
    room('#8FA0AC', '#6E6B75', rect(10, 4, 76, 46, '#5B6C78', 2), many(5, n => line(`M10 ${11 + n * 6}h76`, INK, 0.7)),
      path('M18 26h36v26H18ZM54 32h14l10 10v10H54Z', CREAM), path('M58 35h9l6 7H58Z', SKY), cross(36, 38, 14, RED),
      disc(30, 53, 5.5, DARK), disc(66, 53, 5.5, DARK), bare(disc(30, 53, 2, STEEL), disc(66, 53, 2, STEEL))),
  kennel_row: () =>
    room('#C9B79C', '#B8A88C', many(3, n => rect(4 + n * 31, 12, 27, 44, '#7C8A93', 2)), dog(19, 54, TAN, 0.85),
      dog(50, 54, '#8A6A55', 0.85), dog(81, 54, '#EFE3CC', 0.85),
      many(3, n => many(4, m => line(`M${9 + n * 31 + m * 6} 14v41`, INK, 1))),
      many(3, n => rect(11 + n * 31, 5, 13, 7, CREAM, 1))),
  crash_bay: () =>
    room('#F0B7A4', '#D8D2C8', monitor(8, 8, at(8, 10, 1, PULSE)), path('M58 4l-9 14h8l-4 12 14-17h-8l5-9Z', GOLD),
      rect(44, 34, 36, 22, RED, 2), many(3, n => line(`M44 ${40 + n * 6}h36`, INK, 1)), line('M80 34q8-4 6-14', INK, 2),
      rect(82, 12, 9, 8, STEEL), disc(50, 58, 3, DARK), disc(74, 58, 3, DARK), line('M34 26l10 10', INK, 1),
      at(22, 58, 1, cross(0, -12, 16, RED))),
  case_library: () =>
    room('#7A5A4A', '#A67B55', rect(6, 2, 66, 54, '#8E6142', 2), shelf(8, 18, 62), books(10, 18, spines(11, 0)),
      shelf(8, 36, 62), books(12, 36, spines(10, 3)), shelf(8, 53, 62), books(10, 53, spines(11, 5)),
      line('M76 60L84 4M88 60L92 4', INK, 2), many(6, n => line(`M${77.5 + n * 1.2} ${52 - n * 9}h10`, INK, 1.6))),
  triage_corner: () =>
    room('#F4E0A0', LINO,
      many(3, n => disc(16 + n * 16, 12, 7, [LEAF, GOLD, RED][n]!) +
        line(['M14 12l2 2 3-5', 'M32 8v5M32 15.5v.5', 'M46 9l4 6M50 9l-4 6'][n]!, INK, 1.8)),
      rect(34, 50, 48, 8, STEEL, 3), rect(42, 28, 32, 22, ROSE, 5), rect(47, 33, 22, 14, DARK, 3),
      cat(60, 47, TAN, 0.6), many(4, n => line(`M${50 + n * 5} 33v14`, CREAM, 1)), line('M52 28q0-6 6-6t6 6', INK, 2),
      rect(78, 16, 10, 42, STEEL, 2), disc(83, 20, 7, CREAM), line('M83 20l3-4', RED, 1.6)),
  huddle_circle: () =>
    room('#BBD3C2', '#D8C59C', oval(48, 36, 42, 22, '#B9574A'), oval(48, 36, 33, 16, '#D98A6A'),
      oval(48, 36, 20, 9, '#B9574A'), headAbove(48, 16, BLUE, '#5A3A2A'), headAbove(19, 27, MINT, '#E0B050'),
      headAbove(77, 27, GOLD, '#2B2230'), headAbove(25, 49, ROSE, '#8A4A2A'), headAbove(71, 49, LEAF, '#777'),
      headAbove(48, 55, CREAM, '#3A2A2A'), paw(48, 36, 0.9, CREAM)),
  locker_hall: () =>
    room('#DDD0E0', '#BFB3C4',
      many(5, n => rect(5 + n * 17.4, 6, 16, 48, [BLUE, MINT, GOLD, BLUE, ROSE][n]!, 1.5) +
        line(`M${8.5 + n * 17.4} 12h9M${8.5 + n * 17.4} 15h9`, INK, 1) + disc(18 + n * 17.4, 31, 1.3, INK)),
      path('M28 24l-3 20h8l2-20Z', CREAM), rect(14, 55, 66, 5, WOOD, 1)),
  whiteboard_wall: () =>
    room('#A9C3CF', LINO, rect(8, 5, 80, 38, CREAM, 2), line('M14 12h22M14 18h16M14 24h20', BLUE, 1.8),
      disc(62, 18, 8, '#F8D9BF'), line('M50 34l8-9M70 24l8 10', INK, 1.4), rect(42, 32, 14, 7, MINT),
      rect(72, 32, 13, 7, ROSE), line('M16 32l6 6 10-10', RED, 2.2), rect(24, 44, 48, 3.5, STEEL, 1),
      rect(30, 42, 8, 2.5, RED, 1), rect(42, 42, 8, 2.5, BLUE, 1)),
  phone_booth: () =>
    room('#BFD0E2', '#B5BCC6', rect(30, 3, 36, 57, RED, 3), rect(35, 13, 26, 43, SKY, 1),
      line('M35 27h26M35 41h26M48 13v43', INK, 1), rect(33, 5, 30, 6, CREAM, 1),
      path('M41 22q7-6 14 0l-3 4q-4-3-8 0Z', DARK), rect(43, 26, 10, 10, DARK, 2),
      path('M72 10h18v12H80l-5 5v-5h-3Z', CREAM), path('M6 22h16v11H16l-5 5v-5H6Z', CREAM),
      line('M9 26h10M9 29h7M76 14h10M76 18h7', INK, 1)),
  payroll_window: () =>
    room('#E9D9A8', '#C2A878', rect(18, 6, 60, 36, WOOD, 3), path('M26 38V22q0-12 22-12t22 12v16Z', DARK),
      person(48, 38, '#7C8AA0', '#8A4A2A'), many(5, n => line(`M${30 + n * 9} 14v24`, GOLD, 1.6)),
      rect(12, 40, 72, 6, '#D8A878', 2), rect(16, 46, 64, 15, WOOD, 1),
      many(3, n => oval(66, 39 - n * 3, 6, 2.4, GOLD)), oval(30, 39, 6, 2.4, GOLD), path('M42 50h12v7H42Z', CREAM)),
  nap_terrace: () =>
    outdoors('#BFE0EE', '#D8B98C', disc(82, 11, 7, GOLD), line('M14 10v50M84 26v34', INK, 3),
      path('M14 26q36 34 70 2-8 26-36 26T14 26Z', '#F3CBD3'), loaf(50, 43, '#8D8797'), path('M0 12q14-14 30 0Z', RED),
      line('M60 12h7l-7 8h7M72 20h5l-5 6h5', INK, 1.6)),
  round_table_room: () =>
    room('#CBBFD8', '#B79B7B', windowAt(34, 4, 28, 16), rect(43, 26, 10, 12, BLUE, 3), rect(8, 36, 12, 14, RED, 3),
      rect(76, 36, 12, 14, LEAF, 3), oval(48, 46, 34, 13, '#8E6142'), oval(48, 44, 34, 12, WOOD),
      oval(36, 43, 5, 2.5, CREAM), oval(60, 45, 5, 2.5, CREAM), path('M44 39l8-3 4 5-8 3Z', CREAM),
      oval(48, 61, 10, 3, DARK)),
  mentors_office: () =>
    room('#D9B8A0', '#A98563', picture(10, 6, 22, 16, line('M14 11h14M14 15h9', INK, 1) + disc(27, 17.5, 2.4, RED)),
      armchair(40, 48, '#8C2226'), line('M78 58V22', INK, 2), path('M68 24l4-14h12l4 14Z', GOLD),
      oval(78, 58, 7, 2.4, DARK), rect(10, 42, 20, 18, WOOD, 2), books(11, 42, spines(3, 1)),
      at(53, 46, 0.62, cat(0, 0, CREAM))),
  waiting_benches: () =>
    room('#CFE0C4', LINO, clock(48, 10), rect(8, 34, 80, 6, WOOD, 2), rect(6, 44, 84, 5, WOOD, 2),
      line('M14 49v10M82 49v10M48 49v10', INK, 2.4), person(26, 46, BLUE, '#E0B050'),
      at(70, 46, 0.85, dog(0, 0, '#EFE3CC', 1, CONE)), rect(72, 6, 16, 12, CREAM, 1),
      line('M75 10h10M75 14h7', INK, 1)),
  cat_lounge: () =>
    room('#F3D3DA', '#D9B8A8', rect(30, 12, 6, 46, TAN, 1), rect(62, 28, 6, 30, TAN, 1),
      rect(18, 10, 30, 5, '#A98BB0', 2), rect(52, 26, 28, 5, '#A98BB0', 2), rect(22, 56, 54, 4, '#A98BB0', 2),
      cat(33, 10, '#8D8797', 0.8), at(66, 26, 0.9, loaf(0, 0, TAN)), cat(50, 56, CREAM, 0.8), line('M80 31v10', INK, 1),
      disc(80, 43, 3, RED), windowAt(74, 4, 18, 14)),
  sunny_exam_room: () =>
    room('#FBE6A2', LINO, windowAt(8, 4, 40, 28, '#CDEBF7'), disc(28, 17, 8, GOLD),
      line('M28 5v3M28 26v3M16 17h3M37 17h3M19.5 9l2 2M34.5 23l2 2M36.5 9l-2 2M21.5 23l-2 2', '#C9881C', 1.8),
      examTable(44, 42, 44), rabbit(68, 42), rect(74, 8, 14, 18, CREAM, 1), cross(81, 17, 9)),
  quiet_exam_room: () =>
    room('#8E9BC4', '#7D86A8', windowAt(30, 4, 36, 24, '#2F3A66'),
      path('M54 9a7 7 0 1 0 4 12 8 8 0 0 1-4-12Z', '#FFF3B8'),
      path('M22 2h10q-2 18-10 30ZM74 2H64q2 18 10 30Z', '#5A4F86'), examTable(26, 44, 44), loaf(52, 44, TAN),
      line('M66 28h5l-5 6h5M76 20h4l-4 5h4', CREAM, 1.5)),
  large_exam_room: () =>
    room('#BFD4A8', '#C8B48C', line('M84 4v54', INK, 2), many(6, n => line(`M84 ${8 + n * 9}h-7`, INK, 1.4)),
      rect(10, 54, 62, 5, STEEL, 2), dog(42, 54, '#A97B55', 1.75), rect(8, 8, 12, 12, CREAM, 1),
      line('M10 16l3-4 3 4', INK, 1.2)),
  surgery_suite: () =>
    room('#9FD0C4', '#B5CFCB', tiled(0, 0, 96, 40), line('M48 0v5', INK, 2), disc(34, 10, 6, '#FFF3B8'),
      disc(48, 12, 6, '#FFF3B8'), disc(62, 10, 6, '#FFF3B8'),
      path('M28 16h40l10 22H18Z', '#FFF3B8', 'stroke="none" opacity=".5"'),
      path('M14 42h68v6l-6 10H20l-6-10Z', '#4FA38B'), path('M30 42q4-9 18-9t18 9Z', '#4FA38B'),
      oval(48, 38, 7, 3.5, ROSE), person(16, 42, '#2F7D6C', '#2F7D6C'), person(80, 42, '#2F7D6C', '#2F7D6C')),
  scrub_sinks: () =>
    room('#CFE7F0', '#B9CCD4', tiled(0, 0, 96, 40), sink(14, 32), sink(56, 32), rect(12, 4, 28, 14, STEEL, 2),
      rect(56, 4, 28, 14, STEEL, 2), disc(32, 28, 3, CREAM), disc(38, 24, 2.2, CREAM), disc(78, 27, 3, CREAM),
      disc(72, 23, 2, CREAM), disc(84, 22, 1.6, CREAM), rect(45, 24, 7, 10, ROSE, 1), rect(47, 20, 3, 4, CREAM, 0.5)),
  recovery_ward: () =>
    room('#D5E4B8', LINO, windowAt(6, 6, 22, 16), drip(84, 10), bed(30, 44, BLUE), dog(42, 44, TAN, 0.8, CONE),
      line('M30 34v24M70 40v18', INK, 2), cross(48, 10, 12), rect(8, 44, 14, 16, WOOD, 1), disc(15, 40, 3.5, RED)),
  isolation_ward: () =>
    room('#E7C9B0', '#C9B79C', rect(22, 8, 52, 46, '#CFE9EE', 3), line('M30 44l10-30M40 46l6-18', CREAM, 2),
      line('M34 40h30', WOOD, 3), parrot(50, 36), rect(22, 50, 52, 6, STEEL, 1), path('M5 26l8-13 8 13Z', GOLD),
      line('M13 18v4M13 24v.4', INK, 1.8), rect(78, 26, 14, 20, CREAM, 1), disc(85, 34, 4, LEAF),
      line('M85 28v2M85 38v2M79 34h2M89 34h2', INK, 1.2)),
  xray_room: () =>
    room('#4F5B7A', '#5E6480', rect(14, 5, 46, 40, INK, 2), rect(17, 8, 40, 34, '#1E3A5C', 1),
      at(26, 22, 1.1, bone(0, 0, 20, '#DCEFF8')), line('M34 14q8-4 14 0M34 36q8 4 14 0', '#8FC1DE', 1.4),
      line('M76 4v24', INK, 3), path('M66 26h20l-4 12H70Z', STEEL), rect(64, 50, 26, 6, STEEL, 2),
      at(78, 50, 0.6, dog(0, 0, TAN)), cross(8, 54, 6, GOLD)),
  ultrasound_den: () =>
    room('#3F4A5E', '#535A70', rect(30, 4, 46, 34, DARK, 3), rect(33, 7, 40, 28, '#0F1A22', 1),
      path('M53 9l17 21q-17 8-34 0Z', '#5F7F8F'), line('M44 22q9 5 18 0M41 27q12 6 24 0', '#BFE0EE', 1.4),
      oval(53, 24, 5, 3, '#DCEFF8'), rect(36, 40, 34, 7, STEEL, 2), line('M40 47l-4 12M66 47l4 12', INK, 2),
      line('M36 43q-14 2-14 10', INK, 1.6), path('M18 52h8v7h-8Z', CREAM), loaf(84, 60, '#8D8797')),
  laboratory: () =>
    room('#D8E6F0', '#C6CED6', shelf(6, 18, 84), flask(16, 15, RED), flask(32, 15, LEAF), flask(48, 15, GOLD),
      bottle(64, 18, BLUE), bottle(76, 18, ROSE), desk(4, 46, 88, 16, STEEL), path('M24 44h16v3H24Z', DARK),
      line('M38 44V32L28 22', INK, 3.6), line('M38 44V32L28 22', STEEL, 1.8), path('M22 26l6-7 6 5-6 7Z', DARK),
      flask(60, 43, MINT), flask(76, 43, '#B58AC8')),
  pharmacy_hatch: () =>
    room('#A8D3B8', LINO, rect(12, 12, 72, 32, DARK, 2), shelf(14, 28, 68), bottle(24, 28, GOLD), bottle(36, 28, ROSE),
      bottle(48, 28, BLUE), bottle(60, 28, LEAF), bottle(72, 28, RED), rect(12, 4, 72, 9, STEEL, 2),
      line('M12 8.5h72', INK, 0.8), rect(8, 42, 80, 6, WOOD, 2), rect(12, 48, 72, 13, '#0E5A55', 1),
      cross(48, 55, 10, CREAM), bottle(30, 42, '#DE6A22'), path('M58 38h12v4H58Z', CREAM)),
  dental_station: () =>
    room('#D3E9E4', '#BCCBC8',
      path('M34 10q0-8 8-6 6 3 12 0 8-2 8 6 0 7-4 11-2 3-2 10-1 6-4 0-1-8-4-8t-4 8q-3 6-4 0 0-7-2-10-4-4-4-11Z', CREAM),
      line('M39 10q1-2 3-2', SKY, 2), line('M78 4v20q0 6-8 8', INK, 2), path('M64 30h10v6H64Z', STEEL),
      examTable(22, 48, 52), at(46, 48, 0.9, loaf(0, 0, '#EFE3CC')), line('M12 60V30', INK, 2),
      rect(6, 26, 14, 5, STEEL), line('M9 26v-6M13 26v-8M17 26v-6', INK, 1.4)),
  grooming_tub: () =>
    room('#C4DDF0', '#A9BFD0', tiled(0, 0, 96, 40), dog(50, 46, '#D9A066', 1.05),
      path('M12 34h72l-5 20q-1 4-5 4H22q-4 0-5-4Z', CREAM), bare(rect(14, 38, 68, 2, '#DCE8EE', 0)),
      disc(28, 33, 5, '#fff'), disc(36, 31, 4, '#fff'), disc(64, 32, 5, '#fff'), disc(72, 34, 4, '#fff'),
      disc(46, 16, 4.5, '#fff'), line('M84 36V12q0-6-8-6', INK, 2.6), path('M70 4h10v5H70Z', STEEL),
      line('M72 12v3M75 12v4M78 12v3', BLUE, 1.4), bottle(8, 42, ROSE)),
  laundry_room: () =>
    room('#E3D6EE', '#C9BCD4', line('M4 8q44 10 88 0', INK, 1.2), path('M18 11h12v14H18Z', MINT),
      path('M42 13h9v11h-9Z', ROSE), path('M64 12h14l-2 12H66Z', GOLD), washer(10, 30, SKY), washer(38, 30, '#B58AC8'),
      path('M68 44h22l-3 15H71Z', TAN), path('M70 44q4-9 9-3 6-5 8 3Z', CREAM)),
  supply_closet: () =>
    room('#CDBB96', '#B09C74', rect(8, 4, 58, 56, '#8E6142', 2), rect(12, 8, 50, 50, '#6A4731', 1), shelf(12, 24, 50),
      shelf(12, 42, 50), box(16, 12, 14, 12), box(34, 14, 10, 10, MINT), box(48, 10, 11, 14, ROSE),
      bottle(20, 42, BLUE), bottle(31, 42, GOLD), box(40, 30, 18, 12), box(16, 48, 20, 10, SKY), box(42, 46, 14, 12),
      line('M80 6v38', WOOD, 3), path('M73 42h14l3 16H70Z', GOLD), line('M76 46v10M80 46v10M84 46v10', INK, 0.9)),
  exotics_room: () =>
    room('#B7D6A0', '#A8A070', rect(8, 24, 50, 30, '#DDF0E0', 2), bare(rect(9, 46, 48, 7, '#D8B98C', 0)), snake(14, 44),
      path('M16 46q-2-10 3-12 3 5 0 12ZM24 46q3-9 7-8-1 6-4 8Z', LEAF), line('M33 20v4', INK, 2),
      path('M26 20q7-8 14 0Z', RED), line('M78 4v12', INK, 1.4), path('M64 50V30q0-14 14-14t14 14v20Z', '#EFE6D0'),
      line('M67 40h22', WOOD, 2.4), parrot(77, 34), many(4, n => line(`M${68 + n * 6.5} 21v29`, INK, 0.8)),
      rect(62, 50, 32, 5, GOLD, 2)),
  exercise_yard: () =>
    outdoors('#CDEBF7', '#8FBF78',
      path('M4 30V14l6-4 6 4v16ZM20 30V14l6-4 6 4v16ZM64 28V12l6-4 6 4v16ZM80 28V12l6-4 6 4v16Z', WOOD),
      line('M2 20h92', WOOD, 3), disc(62, 42, 12, 'none'), line('M62 30a12 12 0 1 1-.1 0', RED, 4),
      line('M62 54v6', INK, 2.4),
      at(34, 56, 1, path('M-16-8q0-6 8-6h14q8 0 8 6v3h-4v5h-4v-5h-14l-3 5h-4Z', TAN),
        path('M8-20q8-3 11 3l4 2q0 5-6 4-9 1-9-9Z', TAN), line('M-16-10q-6-2-5-8', TAN, 3),
        bare(disc(16, -17, 1.1, INK))),
      disc(84, 54, 4.5, GOLD)),
  memory_garden: () =>
    outdoors('#DCE6F2', '#9CC08A', line('M22 48V26', WOOD, 6),
      path('M22 30q-18 0-17-12 1-7 9-8 4-8 13-4 9-2 10 6 7 4 2 11-5 8-17 7Z', LEAF),
      path('M58 56V36q0-9 10-9t10 9v20Z', '#C4C1CA'), paw(68, 42, 0.9, DARK),
      bare(many(4, n => disc(46 + n * 14, 58 - (n % 2) * 2, 2.6, [RED, GOLD, ROSE, BLUE][n]!))),
      many(4, n => line(`M${46 + n * 14} ${60 - (n % 2) * 2}v3`, LEAF, 1.4)), rect(6, 50, 28, 4, WOOD, 1),
      line('M10 54v5M30 54v5', INK, 2)),
};

const drawn = new Map<string, string>();

/** The drawing of a room; a tile added by a pack gets a room with a paw on the wall. */
export function roomArt(tile: string): string {
  const known = drawn.get(tile);
  if (known !== undefined) return known;
  const draw = ROOMS[tile.replace(/^tile:/, '')];
  const art = draw
    ? draw()
    : room('#D8CFC4', LINO, picture(30, 6, 36, 28, paw(48, 20, 1.4, WOOD)), examTable(26, 44, 44));
  drawn.set(tile, art);
  return art;
}

/** Every room with its own drawing. */
export const DRAWN: readonly string[] = Object.keys(ROOMS);
