alter table okkp.pengaduan add column sakit boolean;
comment on column okkp.pengaduan.sakit is
  'Pelapor menyebut ada yang sakit; laporan itu didahulukan. Kosong bila tidak ditanyakan atau sudah disamarkan.';
