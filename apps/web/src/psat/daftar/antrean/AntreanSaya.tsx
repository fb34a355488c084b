import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import { daftarMenunggu, tempatBerkas } from '@portal/domain/psat/daftar/antrean'
import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconChecks } from '@tabler/icons-react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { waktuIcons } from '#platform/antrean/waktu-icons.ts'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { Section } from '#platform/page/Section.tsx'
import { QueueCard, QueueGroup } from '#platform/queue/QueueCard.tsx'
import { QueueSkeleton } from '#platform/queue/QueueSkeleton.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { useKeptHeight } from '#platform/ui/states/kept-height.ts'
import { EmptyState, ErrorState } from '#platform/ui/states/states.tsx'
import { BarisAntrean } from '#psat/daftar/antrean/BarisAntrean.tsx'
import { kelompokAntrean, labelKelompok } from '#psat/daftar/antrean/kelompok-antrean.ts'

const shown = 25

/** The name of the queue's height, which its placeholder takes. */
const tinggiAntrean = 'antrean-saya'

/** Lists the files of both licence kinds that wait for this account, nearest deadline first. */
export default function AntreanSaya() {
  const query = useQuery({
    queryKey: [...listKey(listBerkas), 'antrean-saya'],
    queryFn: ({ signal }) =>
      call(listBerkas, {
        query: { giliran: 'true', orderBy: 'tenggat', page: 1, limit: shown } as never,
        signal,
        quiet: true,
      }),
    meta: { silent: true },
  })
  useOnNews(() => void query.refetch())
  const place = useKeptHeight(tinggiAntrean, query.isSuccess)
  return (
    <div ref={place}>
      <Isi {...query} />
    </div>
  )
}

type IsiProps = Pick<UseQueryResult<Result<typeof listBerkas>>, 'data' | 'error' | 'refetch'>

function Isi({ data, error, refetch }: IsiProps) {
  const { role } = useSignedInUser()
  if (error) {
    return (
      <Section>
        <ErrorState title="Antrean Anda belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (!data) return <QueueSkeleton keep={tinggiAntrean} />
  const { total } = data.meta
  if (total === 0) {
    return (
      <Section>
        <EmptyState
          icon={IconChecks}
          title="Semua beres"
          text="Tidak ada berkas yang menunggu Anda hari ini. Kami mengabari Anda begitu giliran Anda tiba."
        />
      </Section>
    )
  }
  const now = Date.now()
  const groups = kelompokAntrean(data.data, now)
  const late = data.tenggat.OVERRDUE
  return (
    <QueueCard
      title={`${formatNumber(total)} berkas menunggu Anda`}
      note={
        <>
          {late > 0 && (
            <>
              <b>{formatNumber(late)} lewat tenggat</b>,{' '}
            </>
          )}
          urut menurut tenggat
        </>
      }
      foot={
        total > data.data.length && (
          <>
            {formatNumber(data.data.length)} dari {formatNumber(total)} berkas. Semua yang menunggu Anda:{' '}
            {jenisIzin.map((jenis, index) => (
              <Fragment key={jenis}>
                {index > 0 && ' · '}
                <AppLink {...daftarMenunggu(role, jenis)}>{jenisIzinLabels[jenis]}</AppLink>
              </Fragment>
            ))}
          </>
        )
      }
    >
      {groups.map(({ nama, rows }, group) => (
        <QueueGroup
          key={nama}
          title={labelKelompok({ nama, rows }, now)}
          count={nama === 'lewat' ? late : rows.length}
          icon={waktuIcons[nama]}
          tone={nama === 'lewat' ? 'bad' : undefined}
        >
          {rows.map((row, index) => (
            <BarisAntrean
              key={row.uuid}
              row={row}
              link={tempatBerkas(role, row)}
              primary={group === 0 && index === 0}
            />
          ))}
        </QueueGroup>
      ))}
    </QueueCard>
  )
}
