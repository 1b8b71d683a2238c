// Generated from languages/en.json: change it there, and run "npm run generate".
export const nameIsTooShort: string = "Name must be at least 3 characters"
export const nameIsTooLong: string = "Name must be at most 255 characters"
export const nameHoldsUnseenCharacters: string = "Name must not hold characters that cannot be seen"
export const invalidEmailAddress: string = "Invalid email address"
export const enterAPhoneNumber: string = "Please enter a phone number, such as +49 40 5550123"
export const passwordIsTooShort = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "Confirm Password" : "Password")} must be at least 6 characters`
export const passwordIsTooLong = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "Confirm Password" : "Password")} must be at most 128 characters`
export const passwordsDoNotMatch: string = "Passwords do not match"
