import { describe, expect, it } from 'vitest';
import type { PatientView } from './view';
import { patientName, patientTip, shortLevel, shortMalady, staffShort, trainingLines, twoLines } from './words';

const bed: PatientView = {
  id: 'patient:4',
  malady: 'cardio',
  colour: 'red',
  level: 1,
  level_name: 'Symptoms',
  place: 'bed:cardio.1',
  pv: 2,
  piece: 'bed',
};

describe('names', () => {
  it('says level and place', () => {
    expect(patientName(bed, 'Cardio Ward')).toBe('Cardio patient, level 1 Symptoms, Cardio Ward');
    const marker = { ...bed, piece: 'marker', side: 'flatline', priority: true };
    expect(patientName(marker, 'Cardio O.R.')).toContain('flatline, has the Priority marker');
  });

  it('cites a rule in every tip', () => {
    for (const piece of ['cubes', 'bed', 'marker'])
      expect(patientTip({ ...bed, piece }, 'here')).toMatch(/HH-\d+\.\d+/);
  });

  it('shortens', () => {
    expect(shortLevel({ ...bed, level_name: 'Critically ill' })).toBe('1 Criti.');
    expect(shortLevel(bed)).toBe('1 Sympt.');
    expect(shortMalady('infectious')).toBe('Infect.');
    expect(shortMalady('hypochondria')).toBe('Hypochon');
    expect(staffShort('staff:lawyer', 'Lawyer')).toBe('Lawyer');
    expect(trainingLines('training:advanced_trauma', 'Advanced Training: Trauma')).toEqual(['Trauma', '+1 cube']);
    expect(trainingLines('training:coroner', 'Coroner')).toEqual(['Coroner', '']);
    expect(trainingLines('training:award', 'AMA Award / Nobel Prize')).toEqual(['AMA', 'Award']);
    expect(trainingLines('training:bedside_manner', 'Hand Holding')).toEqual(['Hand', 'Holding']);
  });

  it('breaks long signs evenly', () => {
    expect(twoLines('Costly death', 20)).toEqual(['Costly death']);
    expect(twoLines('When at 4 patients, same color O.R. costs $6', 22)).toEqual([
      'When at 4 patients,',
      'same color O.R. costs $6',
    ]);
    expect(twoLines('Antidisestablishment', 5)).toEqual(['Antidisestablishment']);
  });
});
