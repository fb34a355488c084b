import { ActionIcon, Anchor, Button, CopyButton, Tooltip } from '@mantine/core'
import { formatDate, formatRupiah } from '@portal/domain/platform/format'
import { IconCheck, IconCopy, IconPaperclip } from '@tabler/icons-react'
import { openStored } from '#psat/berkas/open-stored.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Tagihan } from '#psat/penerbitan/use-penerbitan.ts'

/** The bill in figures; the code can be copied, because it is typed into another system. */
export function TagihanFacts({ tagihan }: { tagihan: Tagihan }) {
  return (
    <>
      <dl className={classes.bill}>
        <div className={classes.code}>
          <dt>Kode billing</dt>
          <dd>
            {tagihan.kd_billing}
            <CopyButton value={tagihan.kd_billing}>
              {({ copied, copy }) => (
                <Tooltip label={copied ? 'Tersalin' : 'Salin kode'}>
                  <ActionIcon aria-label={copied ? 'Kode tersalin' : 'Salin kode billing'} onClick={copy}>
                    {copied ? <IconCheck size={18} stroke={2} /> : <IconCopy size={18} stroke={1.75} />}
                  </ActionIcon>
                </Tooltip>
              )}
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt>Jumlah</dt>
          <dd className={classes.amount}>{formatRupiah(tagihan.nominal)}</dd>
        </div>
        <div>
          <dt>Berlaku sampai</dt>
          <dd>{formatDate(tagihan.tgl_expire)}</dd>
        </div>
      </dl>
      <dl className={classes.facts}>
        <div>
          <dt>Tanggal billing</dt>
          <dd>{formatDate(tagihan.tgl_billing)}</dd>
        </div>
        <div>
          <dt>Kode akun</dt>
          <dd>{tagihan.kd_akun}</dd>
        </div>
        <div>
          <dt>Kode penerimaan</dt>
          <dd>{tagihan.kd_penerimaan}</dd>
        </div>
        {tagihan.tanggal_pembayaran && (
          <div>
            <dt>Tanggal pembayaran</dt>
            <dd>{formatDate(tagihan.tanggal_pembayaran)}</dd>
          </div>
        )}
        {tagihan.diterima && (
          <div>
            <dt>Diterima</dt>
            <dd>{formatDate(tagihan.diterima)}</dd>
          </div>
        )}
      </dl>
      {(tagihan.dokumen || tagihan.url_dokumen) && (
        <p className={classes.links}>
          {tagihan.dokumen && <Lampiran kunci={tagihan.dokumen} label="Surat tagihan" />}
          {tagihan.url_dokumen && (
            <Anchor href={tagihan.url_dokumen} target="_blank" rel="noreferrer">
              Tagihan di sistem pembayaran
            </Anchor>
          )}
        </p>
      )}
    </>
  )
}

export function Lampiran({ kunci, label }: { kunci: string; label: string }) {
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconPaperclip size={16} stroke={2} aria-hidden="true" />}
      onClick={() => openStored(kunci)}
    >
      {label}
    </Button>
  )
}
