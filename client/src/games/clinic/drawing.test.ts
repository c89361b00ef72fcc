import { describe, expect, it } from 'vitest';
import { cornerWithoutDoors, links, litOn, plates, stands, things } from './drawing';
import { borderAt, doorAt, seatOf, spotOf, stack } from './projection';
import { standing } from './standing';
import type { BoardView, PersonView, SpaceView } from './view';

const spaces: SpaceView[] = [0, 1, 2].flatMap(floor => [0, 1].map(x => ({ id: `space:0/${x},0,${floor}` })));
const nurse: PersonView = {
  id: 'person:0/1',
  kind: 'nurse',
  colour: '',
  service: '',
  place: 'space:0/1,0,0',
  bound: false,
  condition: '',
};

function board(more: Partial<BoardView> = {}): BoardView {
  return {
    seat: 0,
    columns: 2,
    rows: 1,
    floors: 3,
    spaces,
    entrances: [],
    entrance_spaces: ['entrance:0/W0'],
    borders: [],
    people: [nurse],
    marks: [],
    ...more,
  } as unknown as BoardView;
}

describe('places', () => {
  it('reads ids', () => {
    expect(spotOf('space:0/1,2,3')).toEqual({ x: 1, y: 2, floor: 3 });
    expect(spotOf('entrance:0/W1')).toBeNull();
    expect(seatOf('border:2/v0,1')).toBe(2);
    expect(borderAt('v0,1')).toEqual({ x: 1, y: 1.5, upright: true });
    expect(doorAt('S1', 4, 3).y).toBeGreaterThan(3);
  });

  it('stacks floors close without covering what stands below, the ground at the bottom', () => {
    const ground = { floor: 0, spaces: [0, 1, 2].map(x => ({ x, y: 0 })), seen: [{ x: 0, y: 0 }] };
    const upstairs = { floor: 1, spaces: [{ x: 0, y: 0 }], seen: [] };
    const { floors, tilt } = stack([ground, upstairs]);
    expect(floors.map(one => one.floor)).toEqual([1, 0]);
    const apart = floors[1]!.top - floors[0]!.top;
    expect(apart).toBeGreaterThanOrEqual(2 * tilt);
    expect(apart).toBeLessThan(3 * tilt);
    const higher = stack([
      { ...ground, seen: ground.spaces },
      { ...upstairs, spaces: [{ x: 2, y: 2 }] },
    ]);
    expect(higher.floors[1]!.top - higher.floors[0]!.top).toBeGreaterThan(4 * higher.tilt);
  });

  it('leans floors to fill the place they have', () => {
    const plate = {
      floor: 0,
      spaces: [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 0, y: 2 },
        { x: 3, y: 2 },
      ],
      seen: [],
    };
    expect(stack([plate], 1).tilt).toBeGreaterThan(stack([plate], 0.4).tilt);
  });
});

describe('people', () => {
  it('stand apart and within their space', () => {
    for (const flat of [true, false])
      for (let count = 1; count < 10; count++) {
        const all = standing(count, flat);
        expect(all).toHaveLength(count);
        expect(new Set(all.map(at => `${at.x.toFixed(3)},${at.y.toFixed(3)}`)).size).toBe(count);
        expect(all.every(at => at.x > 0 && at.x < 1 && at.y > 0 && at.y < 1)).toBe(true);
      }
  });

  it('are drawn after every wall of their floor', () => {
    const order = things(board(), 0, stands(board(), false), new Set()).map(thing => thing.key);
    expect(order.at(-1)).toBe('person:0/1');
  });
});

describe('floors', () => {
  it('are shown when built on or lit', () => {
    const floors = (more: Partial<BoardView>, ...lit: string[]) =>
      plates(board(more), new Set(lit)).map(one => one.floor);
    const hub = spaces.map(space => (space.id === 'space:0/0,0,1' ? { ...space, module: 'hub/cardiology' } : space));
    expect(floors({})).toEqual([0]);
    expect(floors({}, 'space:0/0,0,2')).toEqual([0, 2]);
    expect(floors({ spaces: hub })).toEqual([0, 1]);
  });

  it('count what is lit on them', () => {
    expect(litOn(board(), 0, new Set(['person:0/1', 'entrance:0/W0', 'space:0/0,0,1']))).toBe(2);
  });

  it('have a corner without doors', () => {
    expect(cornerWithoutDoors(board({ entrances: ['entrance:0/S1'] }))).toBe('right');
    expect(cornerWithoutDoors(board({ entrances: ['entrance:0/E0', 'entrance:0/W0'] }))).toBe('left');
  });

  it('link neighbouring stops', () => {
    const stops = spaces.map(space => ({ ...space, stop: space.id.startsWith('space:0/0,') }));
    expect(links(board({ spaces: stops }))).toEqual([
      ['space:0/0,0,0', 'space:0/0,0,1'],
      ['space:0/0,0,1', 'space:0/0,0,2'],
    ]);
  });
});
