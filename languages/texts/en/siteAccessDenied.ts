// Generated from languages/en.json: change it there, and run "npm run generate".
export const areaWasAskedFor = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["You asked for the ", a.strong((a.role === "ADMIN" ? "Admin" : a.role === "SENDER" ? "Sender" : a.role === "RECEIVER" ? "Receiver" : "Courier")), " area."]
export const areaOfAnotherRole: string = "You asked for an area that belongs to another role."
export const goToTheArea = (a: { role: string }): string => `Go to the ${(a.role === "ADMIN" ? "Admin" : a.role === "SENDER" ? "Sender" : a.role === "RECEIVER" ? "Receiver" : "Courier")} area`
export const backToHome: string = "Back to home"
export const logout: string = "Logout"
export const login: string = "Login"
export const accountIsBlocked = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["An administrator has blocked the account ", a.strong(a.email), ". Until it is unblocked, you cannot use it."]
export const youAreNotLoggedIn: string = "You are not logged in."
export const yourRoleHasNoArea: string = "Your account has no role with an area here."
export const yourRoleIs = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Your role is ", a.strong((a.role === "ADMIN" ? "Admin" : a.role === "SENDER" ? "Sender" : a.role === "RECEIVER" ? "Receiver" : "Courier")), ", and each role may enter only its own area."]
