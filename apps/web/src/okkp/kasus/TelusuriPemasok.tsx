import { Button } from '@mantine/core'
import { kasusPage, type SumberKasus, useKasusOf } from '#okkp/kasus/use-kasus.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Way from a test to the trace of its supplier, for the office that may record it. */
export function TelusuriPemasok({ of }: { of: SumberKasus }) {
  const { data = [] } = useKasusOf(of)
  const kasus = data.find(({ boleh_tutup, terbuka }) => boleh_tutup && terbuka.includes('penelusuran'))
  if (!kasus) return null
  return (
    <Button component={AppLink} to={kasusPage(kasus.id)} search={{ aksi: 'telusuri' }} variant="default">
      Telusuri pemasok
    </Button>
  )
}
