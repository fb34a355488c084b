import type { StructuredData } from '#platform/rendering/server-page.ts'

// Told to machines in the words of schema.org, by the server alone: screens ask for it behind `import.meta.env.SSR`, so
// that none of it is part of what browsers load.

export const organisation = (origin: string): StructuredData => ({
  '@type': 'GovernmentOrganization',
  name: 'Otoritas Kompeten Keamanan Pangan',
  alternateName: 'OKKP',
  url: `${origin}/`,
  areaServed: { '@type': 'Country', name: 'Indonesia' },
})

export const webSite = (origin: string): StructuredData => ({
  '@type': 'WebSite',
  name: 'Portal Pangan Segar',
  url: `${origin}/`,
  inLanguage: 'id',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/okkp/registrasi?search={kata}` },
    'query-input': 'required name=kata',
  },
})

/** A page that is no more than that, or a kind of it (`AboutPage`, `CollectionPage`). */
export const pageOf =
  (type: string, name: string, more: StructuredData = {}) =>
  (origin: string): StructuredData => ({
    '@type': type,
    name,
    inLanguage: 'id',
    isPartOf: { '@type': 'WebSite', name: 'Portal Pangan Segar', url: `${origin}/` },
    publisher: organisation(origin),
    ...more,
  })

interface Dataset {
  name: string
  description: string
  /** Of the page that shows it. */
  path: string
  /** The sets of open data behind it. */
  sets: readonly string[]
  /** The day that they describe, where it is known. */
  modified?: string | null | undefined
}

export const dataLicence = 'https://creativecommons.org/licenses/by/4.0/deed.id'

export const datasetOf =
  ({ name, description, path, sets, modified }: Dataset) =>
  (origin: string): StructuredData => ({
    '@type': 'Dataset',
    name,
    description,
    url: origin + path,
    inLanguage: 'id',
    isAccessibleForFree: true,
    license: dataLicence,
    creator: organisation(origin),
    spatialCoverage: 'Indonesia',
    ...(modified ? { dateModified: modified } : {}),
    distribution: sets.flatMap((set) =>
      [
        ['text/csv', 'csv'],
        ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
        ['application/json', 'json'],
      ].map(([encodingFormat, kind]) => ({
        '@type': 'DataDownload',
        encodingFormat,
        contentUrl: `${origin}/api/data-terbuka/v1/${set}.${kind}`,
      })),
    ),
  })

export const howTo =
  (name: string, steps: readonly { judul: string; isi: string }[]) => (): StructuredData => ({
    '@type': 'HowTo',
    name,
    inLanguage: 'id',
    step: steps.map(({ judul, isi }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: judul,
      text: isi,
    })),
  })
