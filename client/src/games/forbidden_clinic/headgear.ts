/** What each role wears, drawn on a head of radius 7 around (14, 11); `--c`, `--hi` and `--lo` colour it. */
import { bare } from '../words';

const GEAR: Record<string, string> = {
  practice_manager: `
    <path d="M5 8.5q9 3 18 0l-1-2H19V1.5q-5-1.5-10 0v5H6Z" fill="#2B2230"/>
    <path d="M9 5q5 1.5 10 0" stroke="var(--hi)" stroke-width="1.8" fill="none"/>
  `,
  vet_technician: `
    <path d="M6.5 9q0-7 7.5-7t7.5 7q-7.5-2.5-15 0Z" fill="#8CC9B0"/>
    <path d="M21.5 8q4 0 4 4M21 9q3 2 2.5 5" fill="none"/>
  `,
  client_service: `
    <path d="M6.5 11q-.5-9 7.5-9t7.5 9" fill="none" stroke-width="2.2"/>
    <rect x="4.5" y="9" width="4" height="6.5" rx="2" fill="#2B2230"/>
    <rect x="19.5" y="9" width="4" height="6.5" rx="2" fill="#2B2230"/><path d="M6 15q1 4 6 3.5" fill="none"/>
    <circle cx="12.5" cy="18.3" r="1.3" fill="#2B2230"/>
  `,
  house_call_vet: `
    <path d="M6 8q0-6 8-6t8 6l3.5 2H6Z" fill="#84543A"/><circle cx="11" cy="6.5" r="2.6" fill="#A9D0E8"/>
    <circle cx="17" cy="6.5" r="2.6" fill="#A9D0E8"/>
  `,
  kennel_attendant: `
    <path d="M7 8q0-5 7-5t7 5Z" fill="#D9A066"/>
    <path d="M7.5 5Q2 4 2.5 12q3.5 0 5-5ZM20.5 5q5.5-1 5 7-3.5 0-5-5Z" fill="#84543A"/>
    <path d="M6.5 8.3h15" fill="none" stroke-width="1.8"/>
  `,
  emergency_vet: `
    <path d="M5.5 9.5q0-8.5 8.5-8.5t8.5 8.5Z" fill="#FFF9EC"/><path d="M5 9.5h18" fill="none" stroke-width="1.8"/>
    <path d="m15 2-4 4.2h2.5L12.5 9l4.5-4.5h-2.6Z" fill="#C8452F" stroke-width=".8"/>
  `,
  medical_director: `
    <path d="M14 .5 26 5l-12 4.5L2 5Z" fill="#2B2230"/><path d="M8 7.5v2.5q6 2 12 0V7.5" fill="#2B2230"/>
    <path d="M25 5.3v6" stroke="#F0C04A" stroke-width="1.6" fill="none"/>
    <circle cx="25" cy="12" r="1.4" fill="#F0C04A"/>
  `,
  triage_nurse: `
    <path d="M6.5 8.5 8 1.5h12l1.5 7q-7.5-2.5-15 0Z" fill="#FFF9EC"/>
    <path d="M14 2.5v4M12 4.5h4" stroke="#C8452F" stroke-width="1.7"/>
  `,
};

/** The headgear of a role; roles added by a pack go bareheaded. */
export function gearOf(role: string | null): string {
  return GEAR[bare(role ?? '')] ?? '';
}
