import type { StructuredData } from '#platform/rendering/server-page.ts'

// Structured data in schema.org terms. Only the server uses it: screens guard it with `import.meta.env.SSR`, which
// keeps it out of the browser bundle.

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

/** Describes a generic page or a subtype (`AboutPage`, `CollectionPage`). */
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
  path: string
  /** Open data sets behind the page. */
  sets: readonly string[]
  /** The day that the data describes, if known. */
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
