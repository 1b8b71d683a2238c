// Generated from languages/de.json: change it there, and run "npm run generate".
export const weightIsZero: string = "Das Gewicht muss größer als 0 sein"
export const weightIsOver1000: string = "Das Gewicht darf höchstens 1000 sein"
export const weightHasManyDecimals: string = "Das Gewicht darf höchstens zwei Nachkommastellen haben"
