# What Clinic's board says.

## The numbers of a player

clinic-savings = savings
clinic-savings-tip = Money carried between phases; hiring and building are paid from it (CL-5.2).
clinic-popularity = popularity
clinic-popularity-tip = Decides the order of play, lowest first (CL-14.1).
clinic-income = income
clinic-income-tip = Earned this round and kept apart from savings (CL-10.3); expenses are paid from it first (CL-11.9).
clinic-time = time
clinic-time-tip = Time of earlier rounds, and of this Move, which is added up (CL-9.20) and counted when it is finished (CL-9.22).
clinic-due = due
clinic-due-tip = Wages ${ $wages }, upkeep ${ $upkeep } (CL-11.1, CL-11.7).
clinic-cars = cars
clinic-cars-tip = Every person brings a car (CL-7.1); abandoned: { $abandoned }.
clinic-queue-points = { $count ->
    [one] { $count } queue point
   *[other] { $count } queue points
}
clinic-to-build = { $count ->
    [one] { $count } component to build
   *[other] { $count } components to build
}
clinic-extra-supply = one extra supply room
clinic-bonus = bonus: { $bonus }
