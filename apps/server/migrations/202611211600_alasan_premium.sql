-- A renamed function had changed this text as well. Only the wording changes, so version and time of change stay.
update okkp.uji_mutu set alasan_kelas = 'Semua hasil ukur memenuhi batas Premium'
  where alasan_kelas = 'Semua hasil ukur meetsLimit batas Premium';
