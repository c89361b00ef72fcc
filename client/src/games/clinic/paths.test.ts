import { describe, expect, it } from 'vitest';
import { wayTo } from './paths';
import type { BoardView, SpaceView, StepTimes } from './view';

const STEPS: StepTimes = {
  arrive: 0,
  outpatient: 0,
  entrance: 1,
  helipad: 1,
  step: 1,
  outdoor: 1,
  conveyor: 0,
  slow: 1,
};

function board(spaces: SpaceView[], more: Partial<BoardView> = {}): BoardView {
  return {
    seat: 0,
    columns: 4,
    rows: 3,
    floors: 4,
    spaces,
    entrances: ['entrance:0/S0'],
    marks: [],
    slow: [],
    shut: [],
    ...more,
  } as unknown as BoardView;
}

const row = [0, 1, 2, 3].map((x): SpaceView => ({
  id: `space:0/${x},2,0`,
  module: x === 0 ? 'hub/psychiatry' : 'treatment',
}));

describe('the cheapest way', () => {
  it('ends where it goes straight into outpatient services', () => {
    const spaces = row.map((space): SpaceView =>
      space.id === 'space:0/2,2,0' ? { ...space, module: 'outpatient' } : space,
    );
    expect(wayTo(board(spaces), 'pre:0', 'space:0/2,2,0', STEPS, true)?.time).toBe(0);
    expect(wayTo(board(spaces), 'pre:0', 'space:0/3,2,0', STEPS, true)?.time).toBe(4);
  });

  it('comes in by a door and goes from module to module', () => {
    const way = wayTo(board(row), 'entrance:0/S0', 'space:0/2,2,0', STEPS, true);
    expect(way?.time).toBe(3);
    expect(way?.places).toEqual(['entrance:0/S0', 'space:0/0,2,0', 'space:0/1,2,0', 'space:0/2,2,0']);
  });

  it('starts for nothing from pre-admissions', () => {
    expect(wayTo(board(row), 'pre:0', 'space:0/0,2,0', STEPS, true)?.time).toBe(1);
  });

  it('rides conveyors for nothing, and pays for extinguishers', () => {
    const stops = row.map((space, x) => ({ ...space, stop: x === 0 || x === 3 }));
    expect(wayTo(board(stops), 'space:0/0,2,0', 'space:0/3,2,0', STEPS, true)?.time).toBe(0);
    expect(wayTo(board(stops, { slow: ['space:0/3,2,0'] }), 'space:0/0,2,0', 'space:0/3,2,0', STEPS, true)?.time).toBe(
      1,
    );
  });

  it('walks outdoors only where that is allowed', () => {
    const gap = row.map((space, x) => (x === 1 ? { id: space.id } : space));
    expect(wayTo(board(gap), 'space:0/0,2,0', 'space:0/2,2,0', STEPS, true)?.time).toBe(2);
    expect(wayTo(board(gap), 'space:0/0,2,0', 'space:0/2,2,0', STEPS, false)).toBeNull();
  });

  it('goes up only between modules', () => {
    const high: SpaceView[] = [...row, { id: 'space:0/0,2,1', module: 'supply' }];
    expect(wayTo(board(high), 'space:0/0,2,0', 'space:0/0,2,1', STEPS, true)?.time).toBe(1);
  });

  it('takes its times from the view, and enters nothing that is shut', () => {
    const dear = { ...STEPS, entrance: 4, step: 2 };
    expect(wayTo(board(row), 'entrance:0/S0', 'space:0/2,2,0', dear, true)?.time).toBe(8);
    expect(wayTo(board(row, { shut: ['space:0/1,2,0'] }), 'space:0/0,2,0', 'space:0/2,2,0', STEPS, false)).toBeNull();
  });
});
