import { Select } from '@mantine/core'
import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { importUji, jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { listPasarPilihan } from '@portal/domain/pasar/pasar/pasar.contract'
import { jumlahRapidPasar, rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { kolomRapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.impor'
import { useState } from 'react'
import { useJenisRapid } from '#okkp/index.ts'
import { daftarRapid, rapidCrumbs } from '#pasar/rapid-test/use-rapid-test.ts'
import { ImporScreen } from '#platform/impor/ImporScreen.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { useRecord } from '#platform/record/use-record.ts'

const rapidImport: ImportLook = {
  jenis: 'rapid_pasar',
  noun: 'rapid test pasar',
  to: `${daftarRapid}/impor`,
  crumbs: rapidCrumbs,
  calls: okkpImpor,
  upload: importUji,
  lists: [rapidPasarCalls.list, jumlahRapidPasar, listKasus],
  kind: { label: 'Jenis rapid test', field: 'jenis_rapid_test' },
  templateOf: (jenisId) => `pasar-rapid-${jenisId}`,
  headersOf: () => Object.values(kolomRapidPasar),
  storedLink: ({ id }) => ({ to: daftarRapid, search: { batch_id: String(id) } }),
  recordLink: (id) => `${daftarRapid}/${id}`,
  keptText: 'Yang sudah diubah atau ditindaklanjuti sesudahnya tidak ikut dihapus dan akan disebutkan.',
}

export function RapidTestImporScreen(props: { jenisId: number | undefined; uuid: string | undefined }) {
  const { data: jenis = [] } = useJenisRapid()
  const { data: pasar = [] } = useRecord(listPasarPilihan, {})
  const [pasarId, setPasarId] = useState<string | null>(null)
  return (
    <ImporScreen
      {...props}
      look={rapidImport}
      jenis={jenis}
      // The value 0 makes the server refuse the field. Without a market the server would import the file as OKKP tests.
      fields={{ jenis_uji: String(jenisUjiImpor.rapid), pasar_id: pasarId ?? '0' }}
      choices={({ onTouched, disabled }) => (
        <Select
          label="Pasar"
          description="Tempat sampel di berkas ini diambil."
          placeholder="Pilih atau ketik nama pasar"
          data={pasar.map(({ id, nama, kota }) => ({ value: String(id), label: `${nama}, ${kota}` }))}
          value={pasarId}
          onChange={(next) => {
            setPasarId(next)
            onTouched()
          }}
          searchable
          limit={100}
          nothingFoundMessage="Tidak ada yang cocok"
          disabled={disabled}
        />
      )}
    />
  )
}
