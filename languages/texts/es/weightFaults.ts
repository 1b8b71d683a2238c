// Generated from languages/es.json: change it there, and run "npm run generate".
export const weightIsZero: string = "El peso debe ser mayor que 0"
export const weightIsOver1000: string = "El peso puede ser como máximo 1000"
export const weightHasManyDecimals: string = "El peso puede tener como máximo dos decimales"
