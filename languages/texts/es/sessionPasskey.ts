// Generated from languages/es.json: change it there, and run "npm run generate".
export const noPasskeyWasUsed: string = "No se usó ninguna clave de acceso. Inténtelo de nuevo o inicie sesión de otra forma."
export const browserHasNoPasskeys: string = "Las claves de acceso no funcionan en este navegador o en esta dirección. Inicie sesión de otra forma."
