import { listTmsTanpaKasus, openKasus, type TmsTanpaKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { BukaKasus } from '#okkp/kasus/BukaKasus.tsx'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { kasusCalls } from '#okkp/kasus/use-kasus.ts'
import { call } from '#platform/api/client.ts'
import { Section } from '#platform/page/Section.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** Failed laboratory tests that no case takes care of. There should be none, so it usually shows nothing. */
export function TmsTanpaKasusSection() {
  const { role } = useSignedInUser()
  const { data: rows = [] } = useRecord(listTmsTanpaKasus, undefined, {
    enabled: hasPermission(role, 'tindak-lanjut.kelola'),
  })
  const refresh = useRefreshCalls(...kasusCalls, listTmsTanpaKasus)
  if (rows.length === 0) return null
  return (
    <Section title="TMS tanpa kasus" text="Buka kasusnya, supaya barangnya diamankan dan pelakunya dibina.">
      {rows.map((uji) => (
        <BukaKasus key={uji.id} open={() => openOf(uji)} refresh={refresh}>
          <strong>{judulKasus(uji)}</strong>, sampel {uji.kode_sampel}, {uji.lokasi}, diuji{' '}
          {formatDate(uji.tanggal)}.
        </BukaKasus>
      ))}
    </Section>
  )
}

const openOf = ({ id }: TmsTanpaKasus) => call(openKasus, { body: { asal: 'uji_lab', asal_id: id } })
