// Generated from languages/es.json: change it there, and run "npm run generate".
export const login: string = "Iniciar sesión"
export const addressCouldNotBeConfirmed: string = "No se ha podido confirmar la dirección"
export const confirm: string = "Confirmar"
export const linkDoesNotWork = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Este enlace ya no funciona."), " Un enlace sirve durante 24 horas. Inicie sesión y pulse «Reenviar enlace» en su panel: recibirá uno nuevo por correo."]
export const addressIsConfirmed = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Listo."), " Su correo electrónico está confirmado."]
export const addressWasConfirmedBefore = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("No hay nada más que hacer."), " Su correo electrónico ya estaba confirmado."]
export const toYourDashboard: string = "Ir a su panel"
