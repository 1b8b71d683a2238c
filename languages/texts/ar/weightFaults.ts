// Generated from languages/ar.json: change it there, and run "npm run generate".
export const weightIsZero: string = "يجب أن يكون الوزن أكبر من 0"
export const weightIsOver1000: string = "يجب ألّا يزيد الوزن على 1000"
export const weightHasManyDecimals: string = "يجب ألّا يزيد الوزن على منزلتين عشريتين"
