import classes from './PencarianPortal.module.css'
import type { KelompokSaran, Saran } from './saran.ts'

interface DaftarSaranProps {
  id: string
  kata: string
  /** Undefined while the list is closed. */
  groups: readonly KelompokSaran[] | undefined
  active: Saran | undefined
  onChoose: (saran: Saran) => void
}

/** The suggestions of the search. The focus stays in the input, which announces the active one. */
export function DaftarSaran({ id, kata, groups, active, onChoose }: DaftarSaranProps) {
  const total = groups?.reduce((sum, { saran }) => sum + saran.length, 0)
  return (
    <>
      <p className="visually-hidden" role="status">
        {total !== undefined && (total > 0 ? `${total} saran.` : 'Tidak ada saran.')}
      </p>
      <div className={classes.daftar} hidden={!groups}>
        {total === 0 && <p>Tidak ada yang cocok dengan “{kata.trim()}”. Periksa ejaannya.</p>}
        <div id={`${id}-saran`} role="listbox" aria-label="Saran" tabIndex={-1}>
          {groups?.map(({ judul, saran }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={judul} role="group" aria-label={judul}>
              <p aria-hidden="true">{judul}</p>
              {saran.map((satu) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box answers to Enter for the option it names
                <div
                  key={satu.key}
                  id={`${id}-${satu.key}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={satu.key === active?.key}
                  // Keeps the focus in the search box.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(satu)}
                >
                  <b>{satu.nama}</b>
                  <small>{satu.note}</small>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
