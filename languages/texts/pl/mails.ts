// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const named = (a: { name: string }): string => `${a.name}:`
export const note: string = "Uwagi"
export const nameAndAddress = (a: { address: string; name: string }): string => `${a.name}, ${a.address}`
export const orCopyThisAddress: string = "Lub skopiuj ten adres:"
export const stopTheseEmails: string = "Wyłącz te e-maile"
export const andMore = (a: { count: number }): string => `i jeszcze ${number(a.count)}`
export const trackingId: string = "Numer przesyłki"
export const from: string = "Od"
export const to: string = "Do"
export const time: string = "Czas"
export const account: string = "Konto"
export const worksUntil: string = "Ważny do"
export const endpoint: string = "Endpoint"
export const name: string = "Nazwa"
export const provider: string = "Dostawca"
export const device: string = "Urządzenie"
export const network: string = "Sieć"
export const yourAccount: string = "Twoje konto"
export const webhooks: string = "Webhooki"
export const updates: string = "Informacje"
export const setANewPassword: string = "Ustaw nowe hasło"
export const someoneAskedForIt: string = "Ktoś poprosił o nowe hasło do Twojego konta. Link działa tylko raz. Jeśli to nie Ty, zignoruj tę wiadomość: Twoje hasło się nie zmieni."
export const sentForANewPassword = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ poproszono o nowe hasło do powiązanego z nim konta.`
export const confirmYourEmailAddress: string = "Potwierdź swój adres e-mail"
export const welcomeSender = (a: { name: string }): string => `Witaj w Waybill, ${a.name}. Potwierdź, że to Twój adres: wtedy możesz nadawać przesyłki i otrzymywać o nich e-maile. Jeśli to nie Ty zakładasz konto, nic nie rób.`
export const welcomeReceiver = (a: { name: string }): string => `Witaj w Waybill, ${a.name}. Potwierdź, że to Twój adres: wtedy będziesz otrzymywać e-maile o swoich przesyłkach. Jeśli to nie Ty zakładasz konto, nic nie rób.`
export const welcomeAdministrator = (a: { name: string }): string => `Witaj w Waybill, ${a.name}. Potwierdź, że to Twój adres: wtedy będziesz otrzymywać e-maile o przesyłkach. Jeśli to nie Ty zakładasz konto, nic nie rób.`
export const welcomeCourier = (a: { name: string }): string => `Witaj w Waybill, ${a.name}. Potwierdź, że to Twój adres. Jeśli to nie Ty zakładasz konto, nic nie rób.`
export const sentForANewAccount = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ założono z nim konto.`
export const endpointWasDisabled: string = "Wyłączono endpoint webhooka"
export const endpointAnsweredGone: string = "Odpowiedział 410 (gone). Nic nie zostanie do niego wysłane, dopóki nie włączysz go ponownie."
export const endpointFailedForDays: string = "Od pięciu dni nie udało się dostarczyć do niego żadnej wiadomości. Nic nie zostanie do niego wysłane, dopóki nie włączysz go ponownie."
export const endpointFailedForTooLong: string = "Zbyt długo nie działał. Nic nie zostanie do niego wysłane, dopóki nie włączysz go ponownie."
export const openIntegrations: string = "Otwórz Integracje"
export const sentForYourEndpoint = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ to Twój endpoint.`
export const openYourAccount: string = "Otwórz konto"
export const sentForYourAccount = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ to adres Twojego konta.`
export const requested: string = "Zlecona"
export const approved: string = "Zatwierdzona"
export const dispatched: string = "Wysłana"
export const inTransit: string = "W drodze"
export const nearlyThere: string = "Już blisko"
export const attemptFailed: string = "Nieudana próba"
export const delivered: string = "Doręczona"
export const canceled: string = "Anulowana"
export const blocked: string = "Zablokowana"
export const unblocked: string = "Odblokowana"
export const trackTheParcel: string = "Śledź przesyłkę"
export const seeAllNotifications: string = "Zobacz wszystkie powiadomienia"
export const subjectOfParcel = (a: { title: string; trackingId: string }): string => `${a.title} (${a.trackingId})`
export const subjectOfDay = (a: { title: string }): string => `Twój dzień: ${a.title}`
export const sentToSenderOfParcel = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ to Ty nadajesz tę przesyłkę.`
export const sentToReceiverOfParcel = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ ta przesyłka jest zaadresowana do Ciebie.`
export const sentToAdministrator = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ chcesz otrzymywać informacje o takich zmianach.`
export const sentToSenderOfParcels = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ to Ty nadajesz te przesyłki.`
export const sentToReceiverOfParcels = (a: { email: string }): string => `Ta wiadomość została wysłana na adres ${a.email}, ponieważ te przesyłki są zaadresowane do Ciebie.`
export const updatesAboutParcels = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} informacja` : category(a.count) === 'few' ? `${number(a.count)} informacje` : category(a.count) === 'many' ? `${number(a.count)} informacji` : `${number(a.count)} informacji`)} o przesyłkach`
export const aboutParcelsFromYou: string = "Oto informacje o przesyłkach, które nadajesz."
export const aboutParcelsForYou: string = "Oto informacje o przesyłkach zaadresowanych do Ciebie."
export const aboutParcels: string = "Oto informacje o poniższych przesyłkach."
export const sinceYourLastEmail: string = "Oto, co wydarzyło się od ostatniego codziennego e-maila."
export const toParty = (a: { address: string; name: string }): string => `Do: ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `Od: ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `Od: ${a.sender}, do: ${a.receiver}, ${a.address}`
export const partyAndNote = (a: { note: string; party: string }): string => `${a.party}. Uwagi: ${a.note}`
export const aParcelForYouWasRequested: string = "Zlecono przesyłkę dla Ciebie"
export const aParcelForYouWasApproved: string = "Zatwierdzono przesyłkę dla Ciebie"
export const yourParcelWasRequested: string = "Twoja przesyłka została zlecona"
export const yourParcelWasApproved: string = "Twoja przesyłka została zatwierdzona"
export const yourParcelWasDispatched: string = "Twoja przesyłka została wysłana"
export const yourParcelIsOutForDelivery: string = "Twoja przesyłka została wydana do doręczenia"
export const yourParcelCouldNotBeDelivered: string = "Nie udało się doręczyć Twojej przesyłki"
export const yourParcelWasDelivered: string = "Twoja przesyłka została doręczona"
export const yourParcelWasCanceled: string = "Twoja przesyłka została anulowana"
export const yourParcelWasBlocked: string = "Twoja przesyłka została zablokowana"
export const yourParcelWasUnblocked: string = "Twoja przesyłka została odblokowana"
export const aParcelWasRequested: string = "Zlecono przesyłkę"
export const aParcelWasApproved: string = "Zatwierdzono przesyłkę"
export const aParcelWasDispatched: string = "Wysłano przesyłkę"
export const aParcelIsOutForDelivery: string = "Przesyłkę wydano do doręczenia"
export const aParcelCouldNotBeDelivered: string = "Nie udało się doręczyć przesyłki"
export const aParcelWasDelivered: string = "Doręczono przesyłkę"
export const aParcelWasCanceled: string = "Anulowano przesyłkę"
export const aParcelWasBlocked: string = "Zablokowano przesyłkę"
export const aParcelWasUnblocked: string = "Odblokowano przesyłkę"
export const wantsToSendYouAParcel = (a: { sender: string }): string => `${a.sender} chce wysłać Ci przesyłkę. Ruszy w drogę po zatwierdzeniu.`
export const fromIsDispatchedNext = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, wkrótce zostanie wysłana.`
export const fromWasHandedToTheCourier = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, została przekazana kurierowi.`
export const fromIsOnItsWay = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, jest w drodze pod podany niżej adres.`
export const fromCouldNotBeHandedOver = (a: { sender: string }): string => `Kurier miał ze sobą przesyłkę, której nadawcą jest ${a.sender}, ale nie mógł jej przekazać.`
export const fromHasArrived = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, dotarła. Jeśli jej nie masz, powiadom nadawcę.`
export const fromWillNotBeDelivered = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, nie zostanie doręczona.`
export const fromIsHeldBack = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, jest wstrzymana, dopóki administrator jej nie odblokuje.`
export const fromGoesOnItsWay = (a: { sender: string }): string => `Przesyłka, której nadawcą jest ${a.sender}, rusza w dalszą drogę.`
export const toWaitsToBeApproved = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, oczekuje na zatwierdzenie.`
export const toIsDispatchedNext = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, wkrótce zostanie wysłana.`
export const toWasHandedToTheCourier = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, została przekazana kurierowi.`
export const toIsOnItsWay = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, jest w drodze.`
export const toCouldNotBeHandedOver = (a: { receiver: string }): string => `Kurier nie mógł przekazać przesyłki, której odbiorcą jest ${a.receiver}.`
export const toHasArrived = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, dotarła.`
export const toWillNotBeDelivered = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, nie zostanie doręczona.`
export const toIsHeldBack = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, jest wstrzymana, dopóki administrator jej nie odblokuje.`
export const toGoesOnItsWay = (a: { receiver: string }): string => `Przesyłka, której odbiorcą jest ${a.receiver}, rusza w dalszą drogę.`
export const isTheParcel = (a: { receiver: string; sender: string }): string => `Nadawca: ${a.sender}, odbiorca: ${a.receiver}.`
export const yourCourierIsNear: string = "Twój kurier jest w pobliżu"
export const stopsAndTime = (a: { from: string; sender: string; stops: number; to: string }): string => `${(a.stops === 0 ? "Twój przystanek jest następny" : category(a.stops) === 'one' ? `Jeszcze ${number(a.stops)} przystanek przed Twoim` : category(a.stops) === 'few' ? `Jeszcze ${number(a.stops)} przystanki przed Twoim` : category(a.stops) === 'many' ? `Jeszcze ${number(a.stops)} przystanków przed Twoim` : `Jeszcze ${number(a.stops)} przystanku przed Twoim`)}. Przesyłkę (nadawca: ${a.sender}) doręczymy najpewniej między ${a.from} a ${a.to}.`
