import { formatNumber } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { guardScreen } from '@portal/domain/portal/screens'
import classes from '#okkp/beranda/beranda.module.css'
import { countOf, provinsiShown, type Ukuran, ukuran } from '#okkp/beranda/registrasi-wilayah.ts'
import { daftar } from '#okkp/beranda/use-peta-view.ts'
import { useRegistrasiWilayah } from '#okkp/beranda/use-registrasi-wilayah.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'

/** The registry of the account's own region in four figures; those that count a list open it. */
export function RingkasanRegistrasi() {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  const { data, error, refetch } = useRegistrasiWilayah({ provinsiId: provinsiShown(undefined, scope) })
  if (error)
    return <ErrorState title="Ringkasan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={3} />
  // A city counts its own; everybody else also what the central office has issued in their region.
  const rows =
    scope.jenis === 'kota' ? data.rows.filter(({ kota_id }) => kota_id === scope.kota_id) : data.rows
  const mayList = guardScreen(daftar, user.role).kind === 'pass'
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + count(row), 0)
  return (
    <div className={classes.cards}>
      {(Object.keys(ukuran) as Ukuran[]).map((what) => {
        const { label, status } = ukuran[what]
        const content = (
          <>
            {label}
            <b>{formatNumber(sum((row) => countOf(row, what)))}</b>
          </>
        )
        const search = { status, ...(scope.jenis === 'kota' ? { pusat: 'false' } : {}) }
        return mayList ? (
          <AppLink key={what} to={daftar} search={search} className={classes.card}>
            {content}
          </AppLink>
        ) : (
          <p key={what} className={classes.card}>
            {content}
          </p>
        )
      })}
      <p className={classes.card}>
        Unit usaha terdaftar
        <b>{formatNumber(sum(({ unit_usaha = 0 }) => unit_usaha))}</b>
      </p>
    </div>
  )
}
