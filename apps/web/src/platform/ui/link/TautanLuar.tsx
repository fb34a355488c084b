import { isAlamatWeb } from '@portal/domain/platform/forms/alamat-web'

/** Shows a user-supplied address: a link for web addresses, otherwise plain text. */
export function TautanLuar({ alamat, judul }: { alamat: string; judul: string }) {
  if (!isAlamatWeb(alamat)) return <span>{alamat}</span>
  return (
    <a href={alamat} target="_blank" rel="noreferrer">
      {judul}
    </a>
  )
}
