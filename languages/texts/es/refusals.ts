// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const pleaseLogIn: string = "Inicie sesión"
export const passwordDoesNotMatch: string = "La contraseña no es correcta"
export const codeOfYourAppIsNeeded: string = "Se necesita un código de su aplicación de autenticación"
export const codeDoesNotMatch: string = "Este código no es correcto"
export const passkeyDoesNotWork: string = "Esta clave de acceso no funciona aquí. Inicie sesión de otra forma."
export const passkeyMayBeCopied: string = "Es posible que esta clave de acceso haya sido copiada. Inicie sesión de otra forma y elimínela de su cuenta."
export const passkeyRequestIsOver: string = "Ha tardado demasiado. Inténtelo de nuevo."
export const passkeysNeedAName: string = "Las claves de acceso necesitan un nombre de dominio. No se pueden usar en una dirección IP."
export const passkeyCannotBeAdded: string = "Esta clave de acceso no se puede usar aquí"
export const passkeyIsInUse: string = "Esta clave de acceso ya está en uso"
export const tooManyPasskeys = (a: { value: string }): string => `Puede tener ${a.value} claves de acceso. Elimine una primero.`
export const passkeyNotFound: string = "Clave de acceso no encontrada"
export const onlyWayToLogIn: string = "Es la única forma de iniciar sesión en su cuenta. Añada otra primero."
export const callsFromAnotherSite: string = "No se permiten llamadas desde otro sitio"
export const youAreNotAllowed: string = "No tiene permiso para hacer esto"
export const setUpTwoFactorFirst: string = "Configure antes la verificación en dos pasos"
export const yourAccountIsBlocked: string = "Su cuenta está bloqueada"
export const confirmYourEmailFirst: string = "Confirme antes su correo electrónico: abra el enlace del mensaje que le hemos enviado. Desde su panel puede volver a pedirlo."
export const addressAnswersOnlyTo = (a: { value: string }): string => `Esta dirección solo responde a ${a.value}`
export const runWasChanged: string = "La ruta ha cambiado entretanto. Revísela y vuelva a intentarlo."
export const proofIsRequired: string = "Aquí las entregas necesitan un comprobante. Regístrelo en la página del envío."
export const bodyIsTooLarge = (a: { value: string }): string => `El contenido puede ocupar como máximo ${a.value} KiB`
export const bodyMustBeJson: string = "El contenido debe ser application/json"
export const keyWasUsedBefore: string = "Este Idempotency-Key ya se usó con otro contenido"
export const tooManyTries: string = "Demasiados intentos. Espere un momento."
export const serviceIsBusy: string = "El servicio está saturado o reiniciándose. Inténtelo de nuevo."
export const changesHaveToWait: string = "Los cambios tienen que esperar un momento, porque la base de datos se está trasladando a otro servidor. No se ha cambiado nada. Inténtelo de nuevo en unos segundos."
export const databaseCanOnlyBeRead: string = "La base de datos solo se puede leer, porque es una réplica de reserva. Inténtelo de nuevo."
export const outcomeIsUnknown: string = "No se sabe si el cambio se ha hecho. Compruébelo antes de volver a intentarlo."
export const addressCannotBeRead: string = "No se puede leer la dirección"
export const nothingAtThisAddress: string = "No hay nada en esta dirección"
export const requestCannotBeRead: string = "No se puede leer la solicitud"
export const somethingIsNotRight: string = "Algo en la solicitud no es correcto"
export const doesNotGoWithWhatIsStored: string = "Esto no es compatible con lo que ya está guardado"
export const somethingWentWrong = (a: { value: string }): string => `Se ha producido un error por nuestra parte. Indique ${a.value}.`
export const bodyIsNotValidJson: string = "El contenido no es JSON válido"
export const bearerTokenIsWrong: string = "El token Bearer falta o no es correcto"
export const addressNotFound: string = "Dirección no encontrada"
export const receiverCannotBeChosen: string = "No se puede elegir este destinatario"
export const addressIsSavedAlready: string = "Esta dirección ya está en su libreta de direcciones"
export const addressBookIsFull = (a: { value: string }): string => `Su libreta de direcciones está llena: caben ${a.value} direcciones`
export const notWithAnApiKey: string = "Esto no se puede llamar con una clave de API"
export const apiKeyLacksScope = (a: { value: string }): string => `Esta clave de API no tiene el permiso ${a.value}`
export const tooManyApiKeys = (a: { value: string }): string => `Puede tener ${a.value} claves de API en uso. Revoque antes una.`
export const apiKeyNotFound: string = "Clave de API no encontrada"
export const noSuchApiKey: string = "No existe esa clave de API"
export const apiKeyHasExpired: string = "Esta clave de API ha caducado"
export const apiKeyWasRevoked: string = "Esta clave de API se ha revocado"
export const parcelNotFound: string = "Envío no encontrado"
export const trackedParcelNotFound: string = "¡Envío no encontrado!"
export const sayWhoReceived: string = "Indique quién ha recibido el envío"
export const letTheReceiverSign: string = "Pida al destinatario que firme"
export const takeAPhoto: string = "Haga una foto"
export const askForTheHandoverCode: string = "Pida el código de entrega al destinatario"
export const signatureIsNoPicture: string = "La firma está vacía o no es una imagen"
export const photoIsNoPicture: string = "La foto no es una imagen o es demasiado grande"
export const handoverCodeIsLocked: string = "El código de entrega está bloqueado"
export const handoverCodeIsLockedNow: string = "El código de entrega no es correcto y ha quedado bloqueado"
export const handoverCodeIsWrong = (a: { count: number }): string => `El código de entrega no es correcto. ${(category(a.count) === 'one' ? `Queda ${number(a.count)} intento` : `Quedan ${number(a.count)} intentos`)}.`
export const emailsAreNotConfirmedHere: string = "Aquí no se confirman los correos electrónicos"
export const emailIsConfirmedAlready: string = "El correo electrónico ya está confirmado"
export const linkDoesNotWork: string = "Este enlace ya no funciona. Solicite uno nuevo."
export const anotherEmailIn = (a: { count: number }): string => `Se podrá enviar otro correo en ${(category(a.count) === 'one' ? "un minuto" : `${number(a.count)} minutos`)}.`
export const endpointsAreBeingChecked: string = "Todavía se están comprobando sus otros endpoints. Espere un momento."
export const pagesGoUpTo = (a: { value: string }): string => `Las páginas llegan hasta la ${a.value}. Busque o filtre para ver el resto.`
export const fromIsAfterTo: string = "from no puede ser posterior a to"
export const toIsBeforeFrom: string = "to no puede ser anterior a from"
export const tooManyDays = (a: { value: string }): string => `from y to pueden abarcar como máximo ${a.value} días`
export const chooseAnHour: string = "Elija una hora"
export const timeZoneIsNotKnown: string = "No se conoce esta zona horaria"
export const onlyReceiversAreTold: string = "Solo se avisa a los destinatarios de que el repartidor está cerca"
export const neverToldOfOwnActions: string = "No recibe avisos de lo que solo usted puede hacer"
export const createdBeforeIsTooEarly: string = "createdBefore debe ser posterior a createdFrom"
export const nextAttemptIsPast: string = "El próximo intento no puede estar en el pasado"
export const onlyTheDepotApproves: string = "Solo el depósito aprueba envíos"
export const blockedUserSetsNoPassword: string = "Un usuario bloqueado no puede establecer una contraseña nueva"
export const adminLinksAreOfTheTerminal: string = "Los enlaces para administradores se crean en la terminal"
export const runNotFound: string = "Ruta no encontrada"
export const dayIsPast: string = "El día no puede estar en el pasado"
export const courierCannotBeChosen: string = "No se puede elegir este repartidor"
export const courierIsBlocked: string = "El repartidor está bloqueado. Elija antes otro."
export const stopsAreOnThisRun: string = "Las paradas están en esta ruta"
export const nothingIsLeftToMove: string = "De estas paradas no queda nada que mover"
export const orderHasToNameEachStop: string = "El orden debe indicar una vez cada parada pendiente de la ruta"
export const runIsNamedTwice: string = "Una ruta aparece dos veces"
export const somethingIsDoneOrGone: string = "Algo de ello ya está hecho o ya no está en esta ruta"
export const tooManyStopsForAnOrder = (a: { value: string }): string => `Se propone un orden para ${a.value} paradas como máximo. Divida antes la ruta.`
export const tooManyStops = (a: { value: string }): string => `Una ruta tiene como máximo ${a.value} paradas`
export const stopNotFound: string = "Parada no encontrada"
export const parcelWithIdNotFound = (a: { count: number; value: string }): string => `Envío ${a.value} no encontrado${(a.count === 0 ? "" : ` y ${number(a.count)} más`)}`
export const isOnARunAlready = (a: { count: number; value: string }): string => `${a.value} ya está en una ruta${(a.count === 0 ? "" : ` y ${number(a.count)} más`)}`
export const isNotApprovedYet = (a: { count: number; value: string }): string => `${a.value} aún no está aprobado${(a.count === 0 ? "" : ` y ${number(a.count)} más`)}`
export const isDelivered = (a: { count: number; value: string }): string => `${a.value} está entregado${(a.count === 0 ? "" : ` y ${number(a.count)} más`)}`
export const isCanceled = (a: { count: number; value: string }): string => `${a.value} está cancelado${(a.count === 0 ? "" : ` y ${number(a.count)} más`)}`
export const sessionNotFound: string = "Sesión no encontrada"
export const twoFactorIsOnAlready: string = "La verificación en dos pasos ya está activada"
export const beginTwoFactorFirst: string = "Empiece antes a configurar la verificación en dos pasos"
export const twoFactorIsNotOn: string = "La verificación en dos pasos no está activada"
export const enterACodeOfYourApp: string = "Indique un código de su aplicación de autenticación"
export const userNotFound: string = "Usuario no encontrado"
export const youCannotBlockYourself: string = "No puede bloquearse a sí mismo"
export const lastAdminCannotBeBlocked: string = "No se puede bloquear al último administrador activo"
export const lastAdminCannotBeDeleted: string = "No se puede eliminar al último administrador activo"
export const emailIsRegistered: string = "Este correo electrónico ya está registrado"
export const parcelsAreUnderWay: string = "Tiene envíos en curso. Su cuenta se podrá eliminar cuando todos estén entregados o cancelados."
export const enterYourPasswordAgain: string = "Vuelva a indicar la contraseña"
export const adminSignupIsClosed: string = "El registro como administrador está cerrado"
export const tooManyEndpoints = (a: { value: string }): string => `Puede tener como máximo ${a.value} endpoints`
export const endpointNotFound: string = "Endpoint no encontrado"
export const messageNotFound: string = "Mensaje no encontrado"
export const enableTheEndpointFirst: string = "El endpoint está desactivado. Actívelo antes de volver a enviar esto."
export const isBeingSent: string = "Se está enviando en este momento"
export const addressMustStartWith: string = "La dirección debe empezar por https:// o http://"
export const addressHoldsALogin: string = "La dirección no puede contener un usuario ni una contraseña"
export const portIsNotAllowed: string = "El puerto debe ser 80, 443 o uno a partir de 1024"
export const nameIsNotPublic: string = "Este nombre no se conoce o lleva a una dirección que no es pública"
export const addressIsNotPublic: string = "Esta dirección no es pública"
export const enterATrackingId: string = "Indique un número de seguimiento"
export const mailedLinkIsNotComplete: string = "Este enlace no está completo. Vuelva a abrirlo desde el correo."
export const linkIsNotComplete: string = "Este enlace no está completo. Vuelva a abrirlo."
export const nameIsRequired: string = "Indique el nombre"
export const nameIsOver100: string = "El nombre puede tener como máximo 100 caracteres"
export const chooseAPermission: string = "Elija al menos un permiso"
export const passwordIsRequired: string = "Indique la contraseña"
export const codeIsRequired: string = "Indique el código"
export const addressIsRequired: string = "Indique la dirección"
export const addressIsOver500: string = "La dirección puede tener como máximo 500 caracteres"
export const addressIsOver2000: string = "La dirección puede tener como máximo 2000 caracteres"
export const chooseAnEvent: string = "Elija al menos un evento"
export const nameIsTooShort: string = "El nombre debe tener al menos 3 caracteres"
export const nameIsOver255: string = "El nombre puede tener como máximo 255 caracteres"
export const nameHoldsUnseenCharacters: string = "El nombre no puede contener caracteres invisibles"
export const invalidEmailAddress: string = "Correo electrónico no válido"
export const passwordIsTooShort: string = "La contraseña debe tener al menos 6 caracteres"
export const passwordIsTooLong: string = "La contraseña puede tener como máximo 128 caracteres"
export const repeatedPasswordIsTooShort: string = "La contraseña repetida debe tener al menos 6 caracteres"
export const repeatedPasswordIsTooLong: string = "La contraseña repetida puede tener como máximo 128 caracteres"
export const passwordsDoNotMatch: string = "Las contraseñas no coinciden"
export const roleIsRequired: string = "Elija un rol"
export const phoneIsRequired: string = "Indique el número de teléfono"
export const enterAPhoneNumber: string = "Indique un número de teléfono, por ejemplo +34 600 000 000"
export const emailIsRequired: string = "Indique el correo electrónico"
export const receiverIsRequired: string = "Indique el destinatario"
export const fromAddressIsRequired: string = "Indique la dirección de recogida"
export const fromAddressIsTooLong: string = "La dirección de recogida puede tener como máximo 500 caracteres"
export const toAddressIsRequired: string = "Indique la dirección de entrega"
export const toAddressIsTooLong: string = "La dirección de entrega puede tener como máximo 500 caracteres"
export const parcelTypeIsRequired: string = "Indique el tipo de envío"
export const giveCoordinates: string = "Indique la latitud y la longitud"
export const noteIsTooLong: string = "La nota puede tener como máximo 1000 caracteres"
export const reasonIsTooLong: string = "El motivo puede tener como máximo 1000 caracteres"
export const sayWhatHappened: string = "Indique qué ha pasado"
export const nextAttemptMustBeADay: string = "El próximo intento debe ser un día"
export const handoverCodeHasFourDigits: string = "El código de entrega tiene cuatro dígitos"
export const signatureIsNotInBase64: string = "La firma no está en base64"
export const signatureIsTooLarge: string = "La firma puede ocupar como máximo 300 kB"
export const photoIsNotInBase64: string = "La foto no está en base64"
export const photoIsTooLarge: string = "La foto puede ocupar como máximo 2 MB"
export const labelIsRequired: string = "Indique el alias"
export const labelIsTooLong: string = "El alias puede tener como máximo 100 caracteres"
export const chooseADay: string = "Elija un día"
export const chooseACourier: string = "Elija un repartidor"
export const noLatitude: string = "Esto no es una latitud"
export const noLongitude: string = "Esto no es una longitud"
export const fieldIsRequired = (a: { field: string }): string => `Falta ${a.field}`
export const fieldMustBeText = (a: { field: string }): string => `${a.field} debe ser texto`
export const fieldMustBeANumber = (a: { field: string }): string => `${a.field} debe ser un número`
export const fieldMustBeAWholeNumber = (a: { field: string }): string => `${a.field} debe ser un número entero`
export const fieldMustBeTrueOrFalse = (a: { field: string }): string => `${a.field} debe ser true o false`
export const fieldMustBeAnObject = (a: { field: string }): string => `${a.field} debe ser un objeto JSON`
export const fieldMustBe = (a: { field: string; value: string }): string => `${a.field} debe ser ${a.value}`
export const fieldMustBeOneOf = (a: { field: string; value: string }): string => `${a.field} debe ser uno de estos: ${a.value}`
export const fieldIsTooShort = (a: { count: number; field: string }): string => `${a.field} debe tener al menos ${(category(a.count) === 'one' ? `${number(a.count)} carácter` : `${number(a.count)} caracteres`)}`
export const fieldIsTooLong = (a: { field: string; value: string }): string => `${a.field} puede tener como máximo ${a.value} caracteres`
export const fieldIsTooSmall = (a: { field: string; value: string }): string => `${a.field} debe ser como mínimo ${a.value}`
export const fieldIsTooLarge = (a: { field: string; value: string }): string => `${a.field} puede ser como máximo ${a.value}`
export const fieldIsGivenTooOften = (a: { field: string; value: string }): string => `${a.field} se puede indicar como máximo ${a.value} veces`
export const fieldCannotBeKept = (a: { field: string }): string => `${a.field} contiene un carácter que no se puede guardar`
export const fieldIsNotValid = (a: { field: string }): string => `${a.field} no es válido`
export const fieldIsNotKnown = (a: { field: string }): string => `${a.field} no se conoce aquí`
export const isBlocked = (a: { count: number; value: string }): string => `${a.value} está bloqueado${(a.count === 0 ? "" : ` y ${number(a.count)} más`)}`
export const administratorsLogInWith = (a: { value: string }): string => `Aquí los administradores inician sesión con ${a.value}.`
export const logInAgainFirst: string = "Vuelva a iniciar sesión primero, para que sepamos que es usted."
export const companyAccountIsLinkedAlready: string = "Ya hay una cuenta de empresa vinculada"
export const noCompanyAccountIsLinked: string = "No hay ninguna cuenta de empresa vinculada"
export const logInWithYourPasskey: string = "Inicie sesión con su clave de acceso"
