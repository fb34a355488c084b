import { ClientOnly, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// Lazy loaded, because most visitors come without a code after "#".
const HasilMandiri = lazy(() => import('#okkp/publik/mandiri/HasilMandiri.tsx'))

const pattern = /^[A-Z2-7]{40,}$/i

/** Checks the code after "#" of the address, if there is one. The server never sees it. */
export function MandiriPart({ nomor }: { nomor?: string | undefined }) {
  const kode = useLocation({ select: ({ hash }) => hash })
  if (!pattern.test(kode)) return null
  return (
    <ClientOnly>
      <Suspense>
        <HasilMandiri key={kode} kode={kode} nomor={nomor} />
      </Suspense>
    </ClientOnly>
  )
}
