/** Made-up people and places. The earlier in a list, the more often it is drawn. */
export const givenNames = words(`
  Amelia Noah Priya Tomás Grace Liam Sofia Mateusz Aisha Jonas Ingrid Kwame Yuki Elena Oskar Fatima
  Hugo Nadia Pavel Chiara Ruben Leila Anders Mei Dario Freya Ibrahim Klara Stefan Zara Marta Viktor
`)

export const familyNames = words(`
  Smith Okafor Rivera Lindqvist Nair Hart Kowalski Haddad Weber Rossi Tanaka Novak Silva Murphy Berg
  Fischer Costa Larsen Mensah Petrov Dubois Moreau Jansen Horvat Papadakis Nakamura Osei Bianchi Kaya
  Virtanen Sørensen Almeida Fontaine Brandt Castillo Demir Eriksen Farkas Gallo Hussain Ivanova Juhász
  Keller Lopes Marković Nowak Orlando Popescu Quint Richter Santos Toth Ullman Vargas Winkler Yilmaz
  Zielinski Abbott Barlow Carver Dalton Ellison Fenwick Garland Holloway Ingram Jessop Kendrick
  Langford Merrick Norwood Oakley Pemberton Ramsay Selwyn Thornton Underhill Vaughan Whitlock Yardley
`)

export const streets = words(`
  Mill Station Church Park Victoria Green King Queen Bridge School Orchard Harbour Castle Garden Abbey
  Chestnut Willow Foundry Market Chapel Spring Union Albion Beacon Cedar Dover Elm Ferry Grove Heath
  Ivy Juniper Kiln Lime Meadow Nelson Oak Priory Quarry Ridge Salter Tanner Upland Vicarage Weaver
`)

export const streetKinds = words(`Street Road Lane Avenue Close Square Row Quay`)

export const cities = words(`
  Leeds Hull Porto Łódź Gdańsk Turin Lyon Bremen Aarhus Malmö Bergen Tampere Brno Graz Split Cádiz
  Ghent Utrecht Cork Dundee Swansea Derry Rouen Nantes Bilbao Braga Bari Trieste Kassel Jena
`)

/** Stand in five parcels of every database, however large it is. */
export const rareWord = { surname: 'Quillfeather', street: 'Zephyrgate' }

/** Stands in every 250th parcel: near the cap where there are a million, and still counted. */
export const middlingStreet = 'Foxglove'

/** Stand in the same share of the parcels of every database. */
export const commonWord = { surname: 'Smith', street: 'Mill' }

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
