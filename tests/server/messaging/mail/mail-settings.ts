export const publicUrl = 'https://parcels.example.com'

/** The settings of an installation that sends emails; most tests send none. */
export const mailSettings = (smtpUrl = 'smtp://127.0.0.1:2525') => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Waybill, the courier <parcels@example.com>',
  PUBLIC_URL: publicUrl,
})
