/** How the clinic is looked at; kept while tables and zones come and go. */
class Desk {
  /** The only floor shown; null shows all. */
  floor = $state<number | null>(null);
  /** A plan instead of leaning floors. */
  flat = $state(false);
}

export const desk = new Desk();
