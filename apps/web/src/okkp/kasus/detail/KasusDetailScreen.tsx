import { Button } from '@mantine/core'
import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { AksiKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { LangkahSection } from '#okkp/kasus/detail/LangkahSection.tsx'
import { LembarKasus } from '#okkp/kasus/detail/LembarKasus.tsx'
import {
  PemasokSection,
  PermintaanSection,
  TindakanSection,
  UsulanSection,
} from '#okkp/kasus/detail/rekaman.tsx'
import { SekarangCard } from '#okkp/kasus/detail/SekarangCard.tsx'
import { SumberSection, UjiSection } from '#okkp/kasus/detail/SumberSection.tsx'
import { KeteranganSection, PeringatanSection, RiwayatSection } from '#okkp/kasus/detail/samping.tsx'
import { formulir } from '#okkp/kasus/formulir/formulir.ts'
import type { AksiRincian } from '#okkp/kasus/formulir/use-langkah.ts'
import { KasusBadge } from '#okkp/kasus/KasusBadge.tsx'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { kasusCrumbs, kasusList, useKasus } from '#okkp/kasus/use-kasus.ts'
import { TulisPeringatan } from '#okkp/peringatan/TulisPeringatan.tsx'
import layout from '#okkp/registrasi/detail/detail.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

interface KasusDetailScreenProps {
  id: number
  /** Action whose form the address opens, for links from other records. */
  aksi?: AksiKasus | undefined
}

export function KasusDetailScreen({ id, aksi }: KasusDetailScreenProps) {
  return (
    <RecordLoader noun="Kasus" crumbs={kasusCrumbs} back={kasusList} read={useKasus(id)}>
      {(kasus) => <Detail key={kasus.id} kasus={kasus} asked={aksi} />}
    </RecordLoader>
  )
}

const sameAksi = (a: AksiRincian, b: AksiRincian) =>
  a.nama === b.nama && a.langkah === b.langkah && a.usulan_id === b.usulan_id

function Detail({ kasus, asked }: { kasus: RincianKasus; asked: AksiKasus | undefined }) {
  const [opened, setOpened] = useState(() => kasus.aksi.find(({ nama }) => nama === asked))
  // A form stays open only while the server still offers its action.
  const aksi = opened && kasus.aksi.find((one) => sameAksi(one, opened))
  const Formulir = aksi && formulir[aksi.formulir]
  return (
    <>
      <PageHeader
        title={judulKasus(kasus)}
        here={kasus.nomor}
        crumbs={kasusCrumbs}
        badge={<KasusBadge kasus={kasus} />}
        meta={[`Kasus ${kasus.nomor}`, kasus.lokasi, kasus.kota ?? kasus.provinsi].join(' · ')}
        actions={
          <>
            <TulisPeringatan asal="kasus" id={kasus.id} />
            <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
              Cetak
            </Button>
          </>
        }
      />
      <SekarangCard kasus={kasus} onOpen={setOpened} />
      <div className={layout.columns}>
        <div>
          <LangkahSection kasus={kasus} onOpen={setOpened} />
          <UsulanSection kasus={kasus} />
          <SumberSection kasus={kasus} />
          <UjiSection kasus={kasus} />
          <PermintaanSection kasus={kasus} />
          <TindakanSection kasus={kasus} />
          <PemasokSection kasus={kasus} />
        </div>
        <div>
          <KeteranganSection kasus={kasus} />
          <PeringatanSection kasus={kasus} />
          <RiwayatSection kasus={kasus} />
        </div>
      </div>
      {Formulir && (
        <Suspense>
          <Formulir kasus={kasus} aksi={aksi} onClosed={() => setOpened(undefined)} />
        </Suspense>
      )}
      <LembarKasus kasus={kasus} />
    </>
  )
}
