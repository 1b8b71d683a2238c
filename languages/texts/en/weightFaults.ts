// Generated from languages/en.json: change it there, and run "npm run generate".
export const weightIsZero: string = "Weight must be greater than 0"
export const weightIsOver1000: string = "Weight must be at most 1000"
export const weightHasManyDecimals: string = "Weight must have at most two decimals"
