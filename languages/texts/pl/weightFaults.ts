// Generated from languages/pl.json: change it there, and run "npm run generate".
export const weightIsZero: string = "Waga musi być większa niż 0"
export const weightIsOver1000: string = "Waga może wynosić najwyżej 1000"
export const weightHasManyDecimals: string = "Waga może mieć najwyżej dwa miejsca po przecinku"
