import { isAlamatWeb } from '@portal/domain/platform/forms/alamat-web'

/** An address that somebody typed: a link where it leads to the web, else only its text. */
export function TautanLuar({ alamat, judul }: { alamat: string; judul: string }) {
  if (!isAlamatWeb(alamat)) return <span>{alamat}</span>
  return (
    <a href={alamat} target="_blank" rel="noreferrer">
      {judul}
    </a>
  )
}
