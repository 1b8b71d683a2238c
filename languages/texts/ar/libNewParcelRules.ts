// Generated from languages/ar.json: change it there, and run "npm run generate".
export const receiverIsRequired: string = "المستلم مطلوب"
export const fromAddressIsRequired: string = "عنوان المرسل مطلوب"
export const fromAddressIsTooLong: string = "يجب ألّا يزيد عنوان المرسل على 500 حرف"
export const toAddressIsRequired: string = "عنوان المستلم مطلوب"
export const toAddressIsTooLong: string = "يجب ألّا يزيد عنوان المستلم على 500 حرف"
export const parcelTypeIsRequired: string = "نوع الشحنة مطلوب"
export const noteIsTooLong: string = "يجب ألّا تزيد الملاحظة على 1000 حرف"
