// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const named = (a: { name: string }): string => `${a.name}:`
export const note: string = "Nota"
export const nameAndAddress = (a: { address: string; name: string }): string => `${a.name}, ${a.address}`
export const orCopyThisAddress: string = "O copie esta dirección:"
export const stopTheseEmails: string = "Dejar de recibir estos correos"
export const andMore = (a: { count: number }): string => `y ${number(a.count)} más`
export const trackingId: string = "Número de seguimiento"
export const from: string = "Remitente"
export const to: string = "Destinatario"
export const time: string = "Fecha y hora"
export const account: string = "Cuenta"
export const worksUntil: string = "Válido hasta"
export const endpoint: string = "Endpoint"
export const name: string = "Nombre"
export const provider: string = "Proveedor"
export const device: string = "Dispositivo"
export const network: string = "Red"
export const yourAccount: string = "Su cuenta"
export const webhooks: string = "Webhooks"
export const updates: string = "Novedades"
export const setANewPassword: string = "Establecer una contraseña nueva"
export const someoneAskedForIt: string = "Alguien ha pedido una contraseña nueva para su cuenta. El enlace sirve una sola vez. Si no ha sido usted, ignore este correo: su contraseña no cambia."
export const sentForANewPassword = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque se ha pedido una contraseña nueva para la cuenta de esta dirección.`
export const confirmYourEmailAddress: string = "Confirme su correo electrónico"
export const welcomeSender = (a: { name: string }): string => `Le damos la bienvenida a Waybill, ${a.name}. Confirme que esta dirección es suya: así podrá hacer envíos y recibirá las novedades por correo. Si no se ha registrado usted, no haga nada.`
export const welcomeReceiver = (a: { name: string }): string => `Le damos la bienvenida a Waybill, ${a.name}. Confirme que esta dirección es suya: así recibirá por correo las novedades de sus envíos. Si no se ha registrado usted, no haga nada.`
export const welcomeAdministrator = (a: { name: string }): string => `Le damos la bienvenida a Waybill, ${a.name}. Confirme que esta dirección es suya: así recibirá por correo las novedades de los envíos. Si no se ha registrado usted, no haga nada.`
export const welcomeCourier = (a: { name: string }): string => `Le damos la bienvenida a Waybill, ${a.name}. Confirme que esta dirección es suya. Si no se ha registrado usted, no haga nada.`
export const sentForANewAccount = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque se ha abierto una cuenta con esta dirección.`
export const endpointWasDisabled: string = "Se ha desactivado un endpoint de webhook"
export const endpointAnsweredGone: string = "Ha respondido 410 (gone). No se le enviará nada hasta que vuelva a activarlo."
export const endpointFailedForDays: string = "Durante cinco días han fallado todos los mensajes que se le han enviado. No se le enviará nada hasta que vuelva a activarlo."
export const endpointFailedForTooLong: string = "Ha fallado durante demasiado tiempo. No se le enviará nada hasta que vuelva a activarlo."
export const openIntegrations: string = "Abrir Integraciones"
export const sentForYourEndpoint = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque el endpoint es suyo.`
export const openYourAccount: string = "Abrir mi cuenta"
export const sentForYourAccount = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque es la dirección de su cuenta.`
export const requested: string = "Solicitado"
export const approved: string = "Aprobado"
export const dispatched: string = "Expedido"
export const inTransit: string = "En tránsito"
export const nearlyThere: string = "A punto de llegar"
export const attemptFailed: string = "Intento fallido"
export const delivered: string = "Entregado"
export const canceled: string = "Cancelado"
export const blocked: string = "Bloqueado"
export const unblocked: string = "Desbloqueado"
export const trackTheParcel: string = "Seguir el envío"
export const seeAllNotifications: string = "Ver todas las notificaciones"
export const subjectOfParcel = (a: { title: string; trackingId: string }): string => `${a.title} (${a.trackingId})`
export const subjectOfDay = (a: { title: string }): string => `Su día: ${a.title}`
export const sentToSenderOfParcel = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque usted es el remitente de este envío.`
export const sentToReceiverOfParcel = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque este envío va dirigido a usted.`
export const sentToAdministrator = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque ha pedido que le avisemos de estos cambios.`
export const sentToSenderOfParcels = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque usted es el remitente de estos envíos.`
export const sentToReceiverOfParcels = (a: { email: string }): string => `Este correo se ha enviado a ${a.email} porque estos envíos van dirigidos a usted.`
export const updatesAboutParcels = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} novedad` : `${number(a.count)} novedades`)} sobre envíos`
export const aboutParcelsFromYou: string = "Le informamos sobre los siguientes envíos, de los que usted es el remitente."
export const aboutParcelsForYou: string = "Le informamos sobre los siguientes envíos, dirigidos a usted."
export const aboutParcels: string = "Le informamos sobre los siguientes envíos."
export const sinceYourLastEmail: string = "Esto es lo que ha ocurrido desde su último correo diario."
export const toParty = (a: { address: string; name: string }): string => `Para ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `De ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `De ${a.sender} para ${a.receiver}, ${a.address}`
export const partyAndNote = (a: { note: string; party: string }): string => `${a.party}. Nota: ${a.note}`
export const aParcelForYouWasRequested: string = "Se ha solicitado un envío para usted"
export const aParcelForYouWasApproved: string = "Se ha aprobado un envío para usted"
export const yourParcelWasRequested: string = "Su envío se ha solicitado"
export const yourParcelWasApproved: string = "Su envío se ha aprobado"
export const yourParcelWasDispatched: string = "Su envío se ha expedido"
export const yourParcelIsOutForDelivery: string = "Su envío ha salido a reparto"
export const yourParcelCouldNotBeDelivered: string = "No se ha podido entregar su envío"
export const yourParcelWasDelivered: string = "Su envío se ha entregado"
export const yourParcelWasCanceled: string = "Su envío se ha cancelado"
export const yourParcelWasBlocked: string = "Su envío se ha bloqueado"
export const yourParcelWasUnblocked: string = "Su envío se ha desbloqueado"
export const aParcelWasRequested: string = "Se ha solicitado un envío"
export const aParcelWasApproved: string = "Se ha aprobado un envío"
export const aParcelWasDispatched: string = "Se ha expedido un envío"
export const aParcelIsOutForDelivery: string = "Un envío ha salido a reparto"
export const aParcelCouldNotBeDelivered: string = "No se ha podido entregar un envío"
export const aParcelWasDelivered: string = "Se ha entregado un envío"
export const aParcelWasCanceled: string = "Se ha cancelado un envío"
export const aParcelWasBlocked: string = "Se ha bloqueado un envío"
export const aParcelWasUnblocked: string = "Se ha desbloqueado un envío"
export const wantsToSendYouAParcel = (a: { sender: string }): string => `${a.sender} quiere hacerle un envío. Se expedirá cuando se apruebe.`
export const fromIsDispatchedNext = (a: { sender: string }): string => `El siguiente paso es expedir el envío de ${a.sender}.`
export const fromWasHandedToTheCourier = (a: { sender: string }): string => `El envío de ${a.sender} ya está en manos del repartidor.`
export const fromIsOnItsWay = (a: { sender: string }): string => `El envío de ${a.sender} va camino de la dirección indicada abajo.`
export const fromCouldNotBeHandedOver = (a: { sender: string }): string => `El repartidor llevaba el envío de ${a.sender}, pero no ha podido entregarlo.`
export const fromHasArrived = (a: { sender: string }): string => `El envío de ${a.sender} ha llegado. Si no lo tiene, avise a ${a.sender}.`
export const fromWillNotBeDelivered = (a: { sender: string }): string => `El envío de ${a.sender} no se entregará.`
export const fromIsHeldBack = (a: { sender: string }): string => `El envío de ${a.sender} queda retenido hasta que un administrador lo desbloquee.`
export const fromGoesOnItsWay = (a: { sender: string }): string => `El envío de ${a.sender} sigue de nuevo su camino.`
export const toWaitsToBeApproved = (a: { receiver: string }): string => `El envío para ${a.receiver} está pendiente de aprobación.`
export const toIsDispatchedNext = (a: { receiver: string }): string => `El siguiente paso es expedir el envío para ${a.receiver}.`
export const toWasHandedToTheCourier = (a: { receiver: string }): string => `El envío para ${a.receiver} ya está en manos del repartidor.`
export const toIsOnItsWay = (a: { receiver: string }): string => `El envío va camino de su destinatario, ${a.receiver}.`
export const toCouldNotBeHandedOver = (a: { receiver: string }): string => `El repartidor no ha podido entregar el envío a ${a.receiver}.`
export const toHasArrived = (a: { receiver: string }): string => `El envío para ${a.receiver} ha llegado.`
export const toWillNotBeDelivered = (a: { receiver: string }): string => `El envío para ${a.receiver} no se entregará.`
export const toIsHeldBack = (a: { receiver: string }): string => `El envío para ${a.receiver} queda retenido hasta que un administrador lo desbloquee.`
export const toGoesOnItsWay = (a: { receiver: string }): string => `El envío para ${a.receiver} sigue de nuevo su camino.`
export const isTheParcel = (a: { receiver: string; sender: string }): string => `Es el envío de ${a.sender} para ${a.receiver}.`
export const yourCourierIsNear: string = "Su repartidor está cerca"
export const stopsAndTime = (a: { from: string; sender: string; stops: number; to: string }): string => `${(a.stops === 0 ? "La suya es la próxima parada" : category(a.stops) === 'one' ? `Falta ${number(a.stops)} parada antes de la suya` : `Faltan ${number(a.stops)} paradas antes de la suya`)}. Esperamos llevarle el envío de ${a.sender} entre las ${a.from} y las ${a.to}.`
