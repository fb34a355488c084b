import { statusTemuanLabels, type Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/lapang/ButirCeklis.module.css'
import { nomorTemuan } from '#psat/temuan/nomor-temuan.ts'
import { temuanStatus } from '#psat/temuan/temuan-status.ts'

interface TemuanButirProps {
  temuan: readonly Temuan[]
  /** All findings of the file, needed for their numbers. */
  semua: readonly Temuan[]
  /** Selects the finding in the list. Without this function the item only names the finding. */
  onLihat?: ((id: number) => void) | undefined
}

export function TemuanButir({ temuan, semua, onLihat }: TemuanButirProps) {
  if (temuan.length === 0) return null
  const nomor = nomorTemuan(semua)
  return (
    <ul className={classes.found}>
      {temuan.map(({ id, tingkat, status }) => {
        const name = `Temuan ${nomor.get(id) ?? 0}${tingkat ? ` · ${tingkat}` : ''}`
        return (
          <li key={id}>
            {onLihat ? (
              <button type="button" className={classes.link} onClick={() => onLihat(id)}>
                {name}
              </button>
            ) : (
              <b>{name}</b>
            )}
            <StatusBadge tone={temuanStatus[status].tone} icon={temuanStatus[status].icon}>
              {statusTemuanLabels[status]}
            </StatusBadge>
          </li>
        )
      })}
    </ul>
  )
}
