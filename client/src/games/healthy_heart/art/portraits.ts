import { bare } from '../../words';

/** People at the hospital, drawn in a square of 64: the background and the bust. Class `o` is the outline. */
interface Portrait {
  ground: string;
  bust: string;
}

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  aorta: {
    ground: '#F3CFC4',
    bust: `
      <path d="M12 66c1-14 9-18 20-18s19 4 20 18Z" fill="#FFF9EC" class="o"/>
      <path d="M26 48l6 9 6-9" fill="#B5341F" class="o"/>
      <path d="M22 50c-3 9 1 13 5 13M42 50c2 6 1 9-1 11" fill="none" stroke="#2B2230" stroke-width="2"/>
      <circle cx="41" cy="62" r="2.6" fill="#BFBCC8" class="o"/>
      <circle cx="32" cy="9" r="7.5" fill="#3A2320" class="o"/>
      <path d="M16 34C13 18 20 11 32 11s19 7 16 23c-1 6-3 8-4 8H20c-1 0-3-2-4-8Z" fill="#3A2320" class="o"/>
      <path d="M21 27c0-4 4-7 11-7s11 3 11 7v6c0 8-5 15-11 15s-11-7-11-15Z" fill="#C88A5F" class="o"/>
      <path d="M20 28c5-1 9-4 11-8 3 4 7 6 13 7-1-8-5-12-12-12s-12 5-12 13Z" fill="#3A2320"/>
      <circle cx="27" cy="32" r="1.7"/><circle cx="37" cy="32" r="1.7"/>
      <path d="M24.5 28.5q2-1.5 4 0M35.5 28.5q2-1.5 4 0" fill="none" stroke="#2B2230" stroke-width="1.3"
        stroke-linecap="round"/>
      <path d="M28 40q4 3.5 8 0" fill="none" stroke="#2B2230" stroke-width="1.6" stroke-linecap="round"/>
      <circle cx="24" cy="37" r="2" fill="#D9735A" opacity=".6"/>
      <circle cx="40" cy="37" r="2" fill="#D9735A" opacity=".6"/>
    `,
  },
  couch: {
    ground: '#DCD8E3',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#7A6448" class="o"/>
      <path d="M25 49h14l-1 9H26Z" fill="#4B5A4A" class="o"/>
      <path d="M14 33c-2-6 1-9 3-9h30c2 0 5 3 3 9-1 3-3 4-5 4H19c-2 0-4-1-5-4Z" fill="#C9C6CC" class="o"/>
      <path d="M19 26c0-9 5-14 13-14s13 5 13 14v7c0 9-6 16-13 16s-13-7-13-16Z" fill="#F0C8A4" class="o"/>
      <path d="M24 40c2-3 14-3 16 0 1 6-3 11-8 11s-9-5-8-11Z" fill="#C9C6CC" class="o"/>
      <path d="M29 43.5q3 1.6 6 0" stroke="#2B2230" stroke-width="1.5" fill="none" stroke-linecap="round"/>
      <circle cx="26" cy="31" r="5" fill="#FFF9EC" class="o"/><circle cx="38" cy="31" r="5" fill="#FFF9EC" class="o"/>
      <path d="M31 31h2" stroke="#1C1520" stroke-width="1.5"/><circle cx="26.5" cy="31.5" r="1.6"/>
      <circle cx="37.5" cy="31.5" r="1.6"/>
      <path d="M22 24q4-2.5 7 0M35 24q4-2.5 7 0" fill="none" stroke="#8A8790" stroke-width="2"
        stroke-linecap="round"/>
    `,
  },
  cast: {
    ground: '#CBD7EC',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#FFF9EC" class="o"/>
      <path d="M26 49l6 7 6-7" fill="#234F9E" class="o"/>
      <path d="M50 66V54c-9-2-14 3-22 9" fill="none" stroke="#E9D9B8" stroke-width="6"/>
      <path d="M19 29c0-9 5-14 13-14s13 5 13 14v5c0 9-6 16-13 16s-13-7-13-16Z" fill="#8A5A3B" class="o"/>
      <path d="M18 30C16 17 23 11 32 11s16 6 14 19c-1-5-3-7-4-8H22c-1 1-3 3-4 8Z" fill="#1F1719" class="o"/>
      <path d="M18 20q14-6 28 2v6q-14-7-28-2Z" fill="#FFF9EC" class="o"/>
      <path d="M22 19l4 6M30 18l3 6M38 19l3 6" stroke="#D8CEB8" stroke-width="1.2"/>
      <circle cx="26.5" cy="34" r="1.7"/>
      <path d="M35 34h5" stroke="#2B2230" stroke-width="1.8" stroke-linecap="round"/>
      <path d="M26 41q6 6 12 0Z" fill="#FFF9EC" class="o"/>
      <path d="M40 37l4 3M43 36l-2 4" stroke="#F3C443" stroke-width="2.2" stroke-linecap="round"/>
    `,
  },
  dream: {
    ground: '#CFE3D8',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#6FA7A0" class="o"/>
      <path d="M25 49l7 6 7-6" fill="#E8B48C" class="o"/>
      <path d="M19 28c0-6 5-10 13-10s13 4 13 10v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#E8B48C" class="o"/>
      <path d="M17 27c-1-11 6-17 15-17s16 6 15 17c-9-4-21-4-30 0Z" fill="#234F9E" class="o"/>
      <path d="M25 15l1 2 2 .3-1.5 1.5.4 2.2-1.9-1-1.9 1 .4-2.2-1.5-1.5 2-.3ZM38 17l.8 1.7 1.8.2-1.3 1.3.3
        1.8-1.6-.9-1.6.9.3-1.8-1.3-1.3 1.8-.2Z" fill="#FFD24A"/>
      <path d="M23.5 33q3 2.5 6 0M34.5 33q3 2.5 6 0" fill="none" stroke="#2B2230" stroke-width="1.7"
        stroke-linecap="round"/><path d="M24 46c3-4 13-4 16 0 0 4-4 7-8 7s-8-3-8-7Z" fill="#CFE9E4" class="o"/>
      <circle cx="32" cy="41" r="1.9" fill="#9B4A33"/>
      <path d="M48 18h5l-5 6h5M54 8h4l-4 5h4" fill="none" stroke="#2B2230" stroke-width="1.6" stroke-linejoin="round"
        stroke-linecap="round"/>
    `,
  },
  derring: {
    ground: '#F5E1A6',
    bust: `
      <path d="M10 66c1-13 9-17 22-17s21 4 22 17Z" fill="#2F3B52" class="o"/>
      <path d="M25 49l7 17 7-17Z" fill="#FFF9EC" class="o"/>
      <path d="M30 51h4l2 11-4 4-4-4Z" fill="#B5341F" class="o"/><circle cx="32" cy="57" r="1" fill="#FFF9EC"/>
      <circle cx="31" cy="61" r="1" fill="#FFF9EC"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#F0C7A0" class="o"/>
      <path d="M18 28c-3-14 5-19 15-19s16 6 13 19c-1-5-3-8-6-10-4 3-14 3-17 1-3 3-4 6-5 9Z" fill="#5A3B1F" class="o"/>
      <circle cx="27" cy="31" r="1.7"/><circle cx="37" cy="31" r="1.7"/>
      <path d="M24 27.5h5M35 26q3-2.5 5 0" stroke="#3A2515" stroke-width="1.8" fill="none" stroke-linecap="round"/>
      <path d="M32 38c-2-2-6-1.5-8 1 3 1 6 1 8-.3 2 1.3 5 1.3 8 .3-2-2.5-6-3-8-1Z" fill="#5A3B1F" stroke="#1C1520"
        stroke-width=".8"/>
      <path d="M29 43q3 2 6 0" stroke="#2B2230" stroke-width="1.5" fill="none" stroke-linecap="round"/>
    `,
  },
  gutman: {
    ground: '#CFE3D2',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#FFF9EC" class="o"/>
      <path d="M26 49l6 8 6-8" fill="#579C7D" class="o"/>
      <path d="M17 28c0-11 6-16 15-16s15 5 15 16v6c0 10-7 17-15 17s-15-7-15-17Z" fill="#E8B48C" class="o"/>
      <path d="M17 27c2-3 3-7 3-10M47 27c-2-3-3-7-3-10" stroke="#5A3B1F" stroke-width="3.4" fill="none"
        stroke-linecap="round"/><path d="M22 14q10-6 20 0" fill="none" stroke="#5A3B1F" stroke-width="2"/>
      <circle cx="26.5" cy="32" r="1.7"/><circle cx="37.5" cy="32" r="1.7"/>
      <path d="M23 27q3-2 6 0M35 27q3-2 6 0" fill="none" stroke="#5A3B1F" stroke-width="1.6" stroke-linecap="round"/>
      <path d="M25 41q7 7 14 0Z" fill="#FFF9EC" class="o"/>
      <circle cx="22" cy="37" r="2.4" fill="#D9735A" opacity=".55"/>
      <circle cx="42" cy="37" r="2.4" fill="#D9735A" opacity=".55"/>
    `,
  },
  fever: {
    ground: '#F8E7B4',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#F3C443" class="o"/>
      <path d="M25 49h14l-2 8H27Z" fill="#FFF9EC" class="o"/>
      <path d="M15 40C12 20 19 9 32 9s20 11 17 31l-5 8H20Z" fill="#2F2530" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#D9A27A" class="o"/>
      <path d="M19 26c4 0 9-3 12-8 3 5 8 8 14 8-1-8-5-13-13-13s-12 5-13 13Z" fill="#2F2530"/>
      <circle cx="26.5" cy="32" r="1.7"/><circle cx="37.5" cy="32" r="1.7"/>
      <path d="M20 37h24v4c-3 9-8 10-12 10s-9-1-12-10Z" fill="#CFE9E4" class="o"/>
      <path d="M25 42h14M26 46h12" stroke="#6FA7A0" stroke-width="1.2"/>
    `,
  },
  glass: {
    ground: '#DDD0E6',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#FFF9EC" class="o"/>
      <path d="M26 49l6 8 6-8" fill="#5A2F7C" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#8A5A3B" class="o"/>
      <path d="M17 29C14 16 21 10 32 10s18 6 15 19c-2-6-4-9-6-10H23c-2 1-4 4-6 10Z" fill="#1F1719" class="o"/>
      <rect x="20.5" y="27" width="10" height="9" rx="2" fill="#E6F1F5" class="o"/>
      <rect x="33.5" y="27" width="10" height="9" rx="2" fill="#E6F1F5" class="o"/>
      <path d="M30.5 31h3" stroke="#1C1520" stroke-width="1.6"/><circle cx="26" cy="32" r="1.7"/>
      <circle cx="38" cy="32" r="1.7"/>
      <path d="M27 40q5 4 10 0" fill="none" stroke="#2B2230" stroke-width="1.6" stroke-linecap="round"/>
      <path d="M44 54h7v9h-7Z" fill="#F5E1A6" class="o"/><path d="M45.5 57h4M45.5 60h4" stroke="#1C1520"/>
    `,
  },
  bunsen: {
    ground: '#D3E3F4',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#FFF9EC" class="o"/>
      <path d="M25 49h14l-1 9H26Z" fill="#234F9E" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#F3D2B3" class="o"/>
      <path d="M15 28c-5-8 2-11 3-10-2-6 5-9 7-6 1-6 10-6 12-2 4-4 10 1 8 5 6 0 7 8 2 13-1-6-4-9-8-9H24c-5 0-8 3-9
        9Z" fill="#DCD9E0" class="o"/><path d="M19 26h26" stroke="#2B2230" stroke-width="2.4"/>
      <circle cx="26" cy="29" r="5.6" fill="#BFE3D6" class="o"/>
      <circle cx="38" cy="29" r="5.6" fill="#BFE3D6" class="o"/><circle cx="26" cy="29.5" r="1.6"/>
      <circle cx="38" cy="29.5" r="1.6"/><path d="M26 40q6 6 12 0Z" fill="#FFF9EC" class="o"/>
      <path d="M48 50v5l4 8H42l4-8v-5Z" fill="#8FD3A6" class="o"/>
    `,
  },
  lucky: {
    ground: '#E4E0E0',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#46414D" class="o"/>
      <path d="M25 49l7 13 7-13Z" fill="#FFF9EC" class="o"/><path d="M30 51h4l1 9-3 4-3-4Z" fill="#2A6542" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#F0C8A4" class="o"/>
      <path d="M18 28c-2-11 4-18 14-18s17 7 14 18c-2-5-3-8-6-9-6 2-12 1-16-1-3 2-5 5-6 10Z" fill="#7A3B1E" class="o"/>
      <path d="M24 29.5l5 1M40 29.5l-5 1" stroke="#7A3B1E" stroke-width="1.8" stroke-linecap="round"/>
      <circle cx="26.5" cy="33" r="1.7"/>
      <path d="M35 33q2.5-2 5 0" fill="none" stroke="#2B2230" stroke-width="1.7" stroke-linecap="round"/>
      <path d="M28 41q6 3 10-1" fill="none" stroke="#2B2230" stroke-width="1.6" stroke-linecap="round"/>
      <g fill="#579C7D" class="o"><circle cx="46" cy="56" r="2.6"/><circle cx="50" cy="56" r="2.6"/>
      <circle cx="48" cy="52.8" r="2.6"/></g><path d="M48 56v6" stroke="#1C1520" stroke-width="1.4"/>
    `,
  },
  smile: {
    ground: '#FBE6EA',
    bust: `
      <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#F3CBD3" class="o"/>
      <path d="M26 49l6 7 6-7" fill="#FFF9EC" class="o"/>
      <path d="M14 44C9 22 18 9 32 9s23 13 18 35c-2 5-6 5-7 1H21c-1 4-5 4-7-1Z" fill="#E0A93B" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#F3D2B3" class="o"/>
      <path d="M19 27c2-7 7-9 13-9 7 0 11 2 13 9-4-2-5-4-6-5-5 3-14 3-15 0-1 2-3 4-5 5Z" fill="#E0A93B"/>
      <circle cx="26.5" cy="32" r="1.7"/><circle cx="37.5" cy="32" r="1.7"/>
      <path d="M24 38h16c-1 6-4 9-8 9s-7-3-8-9Z" fill="#FFF9EC" class="o"/>
      <circle cx="22.5" cy="37" r="2.4" fill="#D9735A" opacity=".6"/>
      <circle cx="41.5" cy="37" r="2.4" fill="#D9735A" opacity=".6"/>
    `,
  },
  pinchpenny: {
    ground: '#D8CFC4',
    bust: `
      <path d="M10 66c1-13 9-17 22-17s21 4 22 17Z" fill="#3E4A3A" class="o"/>
      <path d="M25 49l7 17 7-17Z" fill="#FFF9EC" class="o"/>
      <path d="M30 51h4l2 11-4 4-4-4Z" fill="#A37F17" class="o"/>
      <path d="M21 25c0-8 4-13 11-13s11 5 11 13v10c0 9-5 15-11 15s-11-6-11-15Z" fill="#F0C8A4" class="o"/>
      <path d="M20 28c-2-7 0-11 2-12 5-6 15-6 20 0 2 1 4 5 2 12-1-4-2-7-4-8H24c-2 1-3 4-4 8Z" fill="#8A8790"
        class="o"/><circle cx="27.5" cy="31" r="1.7"/><circle cx="37" cy="31" r="4.6" fill="#E6F1F5" class="o"/>
      <circle cx="37" cy="31" r="1.7"/><path d="M41 33l3 12" stroke="#1C1520" stroke-width="1.2" fill="none"/>
      <path d="M28 42h8" stroke="#2B2230" stroke-width="1.6" stroke-linecap="round"/>
    `,
  },
  balihou: {
    ground: '#F7D4CC',
    bust: `
      <path d="M10 66c1-13 9-17 22-17s21 4 22 17Z" fill="#963068" class="o"/>
      <path d="M25 49l7 17 7-17Z" fill="#FFF9EC" class="o"/>
      <path d="M32 52l-6-3v6ZM32 52l6-3v6Z" fill="#FFD24A" class="o"/>
      <path d="M13 38C8 18 18 8 32 8s24 10 19 30c-3 8-8 6-9 3H22c-1 3-6 5-9-3Z" fill="#6B2A1C" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#C88A5F" class="o"/>
      <path d="M18 27c6 0 10-4 12-9 4 5 8 8 16 9-1-9-6-14-14-14s-13 5-14 14Z" fill="#6B2A1C"/>
      <circle cx="26.5" cy="32" r="1.7"/><circle cx="37.5" cy="32" r="1.7"/>
      <path d="M23.5 28q3-2.5 6-.5M34.5 27.5q3-2 6 .5" fill="none" stroke="#2B2230" stroke-width="1.4"
        stroke-linecap="round"/><path d="M26 39q6 7 12 0Z" fill="#B5341F" class="o"/>
      <circle cx="19" cy="40" r="2.2" fill="#E9C456" class="o"/>
      <circle cx="45" cy="40" r="2.2" fill="#E9C456" class="o"/>
    `,
  },
  morbucks: {
    ground: '#F5E8BF',
    bust: `
      <path d="M10 66c1-13 9-17 22-17s21 4 22 17Z" fill="#2B2230" class="o"/>
      <path d="M25 49l7 17 7-17Z" fill="#FFF9EC" class="o"/>
      <path d="M32 53l-7-3v7ZM32 53l7-3v7Z" fill="#B5341F" class="o"/>
      <path d="M17 28c0-10 6-15 15-15s15 5 15 15v6c0 10-7 17-15 17s-15-7-15-17Z" fill="#F3D2B3" class="o"/>
      <path d="M20 14h24v-12H20Z" fill="#2B2230" class="o"/><path d="M20 10h24" stroke="#A37F17" stroke-width="3"/>
      <path d="M14 15h36" stroke="#1C1520" stroke-width="4" stroke-linecap="round"/>
      <circle cx="26.5" cy="32" r="1.7"/><circle cx="37.5" cy="32" r="1.7"/>
      <path d="M23 27h6M35 27h6" stroke="#5B4D5C" stroke-width="2" stroke-linecap="round"/>
      <path d="M32 37c-3-2-9 0-12 4 5 0 9 0 12-2 3 2 7 2 12 2-3-4-9-6-12-4Z" fill="#DCD9E0" class="o"/>
      <path d="M28 44q4 2 8 0" fill="none" stroke="#2B2230" stroke-width="1.5" stroke-linecap="round"/>
    `,
  },
  duronger: {
    ground: '#CBE3E0',
    bust: `
      <path d="M10 66c1-13 9-17 22-17s21 4 22 17Z" fill="#4B2A5C" class="o"/>
      <path d="M25 49l7 17 7-17Z" fill="#FFF9EC" class="o"/><path d="M26 50h12v5H26Z" fill="#2A6542" class="o"/>
      <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#E8D3C0" class="o"/>
      <path d="M17 30C10 22 16 8 22 9l4 4 6-6 6 6 4-4c6-1 12 13 5 21-1-5-3-8-5-10H22c-2 2-4 5-5 10Z" fill="#3A3340"
        class="o"/><path d="M22 28l7 2.5M42 28l-7 2.5" stroke="#3A3340" stroke-width="2.2" stroke-linecap="round"/>
      <circle cx="26.5" cy="33" r="1.7"/><circle cx="37.5" cy="33" r="1.7"/>
      <path d="M26 41q6 4 12 0" fill="none" stroke="#2B2230" stroke-width="1.6" stroke-linecap="round"/>
      <path d="M30 46h4l-2 6Z" fill="#3A3340" class="o"/>
      <path d="M14 52l5-2M14 56l5 0" stroke="#8FD3A6" stroke-width="2" stroke-linecap="round"/>
    `,
  },
};

const STRANGER: Portrait = {
  ground: '#E9D9B8',
  bust: `
    <path d="M11 66c1-13 9-17 21-17s20 4 21 17Z" fill="#FFF9EC" class="o"/>
    <path d="M26 49l6 8 6-8" fill="#0E5A55" class="o"/>
    <path d="M19 27c0-9 5-14 13-14s13 5 13 14v6c0 9-6 16-13 16s-13-7-13-16Z" fill="#E8B48C" class="o"/>
    <circle cx="26.5" cy="32" r="1.7"/><circle cx="37.5" cy="32" r="1.7"/>
    <path d="M27 40q5 4 10 0" fill="none" stroke="#2B2230" stroke-width="1.6" stroke-linecap="round"/>
  `,
};

/** The portrait for `character:aorta`; characters from other packs get a plain one. */
export function portraitOf(id: string): Portrait {
  return PORTRAITS[bare(id)] ?? STRANGER;
}
