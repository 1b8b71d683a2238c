// Generated from languages/en.json: change it there, and run "npm run generate".
export const newLinkIsOnItsWay: string = "A new link is on its way."
export const emailCouldNotBeSent: string = "The email could not be sent. Please try again."
export const yourEmailAddress: string = "Your email address"
export const confirmToSendParcels = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Please confirm your email address."), " A link went to ", a.email, ". Until you have used it, you cannot send parcels, and get no emails about them."]
export const confirmToGetEmails = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Please confirm your email address."), " A link went to ", a.email, ". Until you have used it, you get no emails about parcels."]
export const sendLinkAgain: string = "Send link again"
