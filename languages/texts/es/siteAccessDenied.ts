// Generated from languages/es.json: change it there, and run "npm run generate".
export const areaWasAskedFor = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Ha solicitado el área de ", a.strong((a.role === "ADMIN" ? "administradores" : a.role === "SENDER" ? "remitentes" : a.role === "RECEIVER" ? "destinatarios" : "repartidores")), "."]
export const areaOfAnotherRole: string = "Ha solicitado un área que corresponde a otro rol."
export const goToTheArea = (a: { role: string }): string => `Ir al área de ${(a.role === "ADMIN" ? "administradores" : a.role === "SENDER" ? "remitentes" : a.role === "RECEIVER" ? "destinatarios" : "repartidores")}`
export const backToHome: string = "Volver al inicio"
export const logout: string = "Cerrar sesión"
export const login: string = "Iniciar sesión"
export const accountIsBlocked = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Un administrador ha bloqueado la cuenta ", a.strong(a.email), ". No podrá usarla hasta que se desbloquee."]
export const youAreNotLoggedIn: string = "No ha iniciado sesión."
export const yourRoleHasNoArea: string = "El rol de su cuenta no tiene ningún área aquí."
export const yourRoleIs = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Su rol es ", a.strong((a.role === "ADMIN" ? "administrador" : a.role === "SENDER" ? "remitente" : a.role === "RECEIVER" ? "destinatario" : "repartidor")), ", y cada rol solo puede entrar en su propia área."]
