/** How the viewer looks at the clinic: remembered by this browser. */
const KEY = 'wardround.clinic';

interface Kept {
  floor: number | null;
  flat: boolean;
}

class Desk {
  private kept = $state<Kept>(read());

  /** The only floor shown; null shows all. */
  get floor(): number | null {
    return this.kept.floor;
  }
  set floor(floor: number | null) {
    this.keep({ floor });
  }

  /** A plan instead of leaning floors. */
  get flat(): boolean {
    return this.kept.flat;
  }
  set flat(flat: boolean) {
    this.keep({ flat });
  }

  private keep(part: Partial<Kept>): void {
    this.kept = { ...this.kept, ...part };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

function read(): Kept {
  try {
    return { floor: null, flat: false, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { floor: null, flat: false };
  }
}

export const desk = new Desk();
