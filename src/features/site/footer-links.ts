/** Placeholders: none of these pages exists yet, so none of these names is an address. */
export const footerColumns = [
  {
    title: 'Services',
    links: ['Domestic delivery', 'Express documents', 'Business accounts', 'Pickup points'],
  },
  { title: 'Company', links: ['Our story', 'Careers', 'Press', 'Partners'] },
  { title: 'Helpful Links', links: ['Packing guide', 'Shipping rates', 'Service areas', 'Claims'] },
  { title: 'Legal', links: ['Terms of service', 'Privacy policy', 'Cookie policy', 'Imprint'] },
] as const

export const socialLinks = ['Instagram', 'LinkedIn', 'YouTube'] as const
export const helpLinks = ['Help center', 'FAQ'] as const

/** Where a placeholder leads: the line in the footer that says the page is not published yet. */
export const placeholderId = 'not-published'
