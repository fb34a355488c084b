import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { listBerkas, type TabDaftar, tabDaftar } from '@portal/domain/psat/daftar/daftar.contract'
import { type JenisIzin, jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconArrowRight, IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { useOnNews } from '#platform/notices/news.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { listKey } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { CountMark } from '#platform/ui/mark/CountMark.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { TenggatLinks } from '#psat/daftar/TenggatStrip.tsx'
import { DasborPetugas } from '#psat/dasbor/petugas/DasborPetugas.tsx'
import classes from '#psat/ringkasan/ringkasan.module.css'

export function RingkasanScreen() {
  return (
    <>
      <PageHeader
        title="Perizinan PSAT"
        meta="Berkas SPPB-PSAT dan izin edar menurut tahap dan tenggatnya, sesuai wewenang Anda."
        actions={
          <Button
            component={AppLink}
            to="/psat/admin/kalender"
            variant="default"
            leftSection={<Icon of={IconCalendarEvent} />}
          >
            Kalender audit
          </Button>
        }
      />
      <div className={classes.kinds} data-flow="tablet">
        {jenisIzin.map((auditType) => (
          <div key={auditType}>
            <RingkasanJenis auditType={auditType} />
          </div>
        ))}
      </div>
      <h2 className={classes.heading}>Angka layanan</h2>
      <DasborPetugas />
    </>
  )
}

function RingkasanJenis({ auditType }: { auditType: JenisIzin }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...listKey(listBerkas), 'ringkasan', auditType],
    queryFn: ({ signal }) =>
      call(listBerkas, { query: { auditType, page: 1, limit: 1 }, signal, quiet: true }),
    meta: { silent: true },
  })
  useOnNews(() => void refetch())
  const to = `/psat/admin/perizinan/${auditType}`
  if (!data && !error) {
    return (
      <div className={classes.waiting}>
        <LoadingRows rows={8} holds />
      </div>
    )
  }
  const mine = data?.counts.semua?.giliran ?? 0
  return (
    <Section
      title={jenisIzinLabels[auditType]}
      text={data && `${formatNumber(data.counts.semua?.total ?? 0)} berkas`}
      actions={
        <>
          <Button
            component={AppLink}
            to={to}
            search={{ sort: 'terbaru' }}
            variant="default"
            aria-label={`Semua berkas ${jenisIzinLabels[auditType]}`}
          >
            Semua berkas
          </Button>
          {mine > 0 && (
            <Button
              component={AppLink}
              to={to}
              search={{ giliran: 'true', sort: 'tenggat' }}
              rightSection={<Icon of={IconArrowRight} />}
            >
              {formatNumber(mine)} menunggu Anda
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <>
          <TenggatLinks tenggat={data.tenggat} to={to} label={`Tenggat ${jenisIzinLabels[auditType]}`} />
          <ul className={classes.stages} aria-label={`Tahap ${jenisIzinLabels[auditType]}`}>
            {tahap.map((tab) => (
              <Tahap key={tab} tab={tab} to={to} {...data.counts[tab]} />
            ))}
          </ul>
        </>
      ) : (
        <ErrorState title="Ringkasan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}

const tahap = (Object.keys(tabDaftar) as TabDaftar[]).filter((tab) => tab !== 'semua')

function Tahap({
  tab,
  to,
  total = 0,
  giliran = 0,
}: {
  tab: TabDaftar
  to: string
  total?: number
  giliran?: number
}) {
  return (
    <li>
      <AppLink to={to} search={{ tab, sort: 'tenggat' }}>
        <span className={classes.name}>{tabDaftar[tab]}</span>
        {/* Amber means "mine", so the total of all holders is neutral. */}
        {giliran > 0 && (
          <span className={classes.mine}>
            <CountMark count={giliran} hot /> menunggu Anda
          </span>
        )}
        <CountMark count={total} />
        <Icon of={IconChevronRight} size={16} />
      </AppLink>
    </li>
  )
}
