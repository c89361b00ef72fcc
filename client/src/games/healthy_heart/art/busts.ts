import { bare } from '../../words';

/** Hired staff as busts on a field of 32 by 36. Class `o` is the outline. */
const BUSTS: Readonly<Record<string, string>> = {
  chaplain: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#2B2230" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#C88A5F" class="o"/>
    <path d="M8 12c0-6 4-9 8-9s8 3 8 9c-2-2-3-3-8-3s-6 1-8 3Z" fill="#A7A1AA" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M12.5 23h7v3h-7Z" fill="#FFF9EC"/>
  `,
  finance_officer: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#5B4D5C" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#D9A27A" class="o"/>
    <path d="M8 12c0-6 4-9 8-9s8 3 8 9c-1-1-2-2-3-2H11c-1 0-2 1-3 2Z" fill="#5A3B1F" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M16 24v9" stroke="#E9C456" stroke-width="2"/>
    <circle cx="12.8" cy="14.5" r="2.9" fill="none" stroke="#1C1520"/>
    <circle cx="19.2" cy="14.5" r="2.9" fill="none" stroke="#1C1520"/>
  `,
  triage_nurse: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#FFF9EC" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#8A5A3B" class="o"/>
    <path d="M9 10h14l-1.5-7h-11Z" fill="#FFF9EC" class="o"/>
    <path d="M16 4v5M13.5 6.5h5" stroke="#B5341F" stroke-width="1.8"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
  `,
  medical_tech: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#9CC1DE" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#F0C8A4" class="o"/>
    <path d="M7.5 12C8 5 11 3 16 3s8 2 8.5 9l-2-3H9.5Z" fill="#D8743F" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M20 28h5v5h-5Z" fill="#FFF9EC" class="o"/>
  `,
  or_nurse: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#6FA7A0" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#F0C7A0" class="o"/>
    <path d="M7.5 13C7 5 11 2 16 2s9 3 8.5 11Z" fill="#579C7D" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M11 17h10v4c-2 2-8 2-10 0Z" fill="#CFE9E4" class="o"/>
  `,
  lawyer: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#3B3A52" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#E8B48C" class="o"/>
    <path d="M8 13c-1-7 3-10 8-10s9 3 8 10c-2-4-4-5-6-5-3 0-8 0-10 5Z" fill="#2B2230" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M14 23h4l1 7-3 4-3-4Z" fill="#B5341F" class="o"/>
  `,
  ward_nurse: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#BFE3D6" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#F0C8A4" class="o"/>
    <path d="M9 10h14l-1.5-7h-11Z" fill="#FFF9EC" class="o"/>
    <path d="M16 4v5M13.5 6.5h5" stroke="#B5341F" stroke-width="1.8"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
  `,
  human_resources: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#963068" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#F0C8A4" class="o"/>
    <path d="M6.5 18C5 6 10 2 16 2s11 4 9.5 16c-3 1-3-6-4-9-4 1-8 1-11 0-1 3-1 10-4 9Z" fill="#5A3B1F" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
  `,
  operations_officer: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#234F9E" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#8A5A3B" class="o"/>
    <path d="M7.5 11C8 5 11 2.5 16 2.5S24 5 24.5 11Z" fill="#F3C443" class="o"/>
    <path d="M6 11h20" stroke="#1C1520" stroke-width="2" stroke-linecap="round"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
  `,
  public_relations: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#E25C44" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#E8B48C" class="o"/>
    <path d="M7.5 15C5 6 10 2 16 2s11 4 8.5 13c-2-5-5-6-8-7-4 1-7 3-9 7Z" fill="#C98B1E" class="o"/>
    <circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/><circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M22 25l6-3v7l-6-2Z" fill="#FFF9EC" class="o"/>
  `,
  security_guard: `
    <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#2F3B52" class="o"/>
    <circle cx="16" cy="14" r="8.5" fill="#D9A27A" class="o"/>
    <path d="M7 10c0-5 4-7 9-7s9 2 9 7Z" fill="#2F3B52" class="o"/>
    <path d="M6.5 11h19" stroke="#1C1520" stroke-width="2.4" stroke-linecap="round"/>
    <circle cx="16" cy="7" r="1.6" fill="#FFD24A"/><circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/>
    <circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
    <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
    <path d="m22 27 1 2 2 .2-1.5 1.4.4 2-1.9-1-1.9 1 .4-2L19 29.2l2-.2Z" fill="#FFD24A"/>
  `,
};

const STRANGER = `
  <path d="M3 36c0-9 5-13 13-13s13 4 13 13Z" fill="#7C8AA0" class="o"/>
  <circle cx="16" cy="14" r="8.5" fill="#E8B48C" class="o"/><circle cx="13" cy="14.5" r="1.1" fill="#1C1520"/>
  <circle cx="19" cy="14.5" r="1.1" fill="#1C1520"/>
  <path d="M13.5 18.5q2.5 1.8 5 0" fill="none" stroke="#1C1520" stroke-width="1.2" stroke-linecap="round"/>
`;

/** The bust for `staff:lawyer`. */
export function bustOf(id: string): string {
  return BUSTS[bare(id)] ?? STRANGER;
}
