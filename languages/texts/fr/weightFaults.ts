// Generated from languages/fr.json: change it there, and run "npm run generate".
export const weightIsZero: string = "Le poids doit être supérieur à 0"
export const weightIsOver1000: string = "Le poids ne doit pas dépasser 1 000"
export const weightHasManyDecimals: string = "Le poids doit avoir au maximum deux décimales"
