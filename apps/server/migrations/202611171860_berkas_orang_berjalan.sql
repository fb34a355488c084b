-- The planner believes that a GIN index costs nothing to read whole, and did so for every list of files under way. With a
-- condition that only questions about a person name it is theirs alone.
drop index psat.pengajuan_auditor_berjalan;
drop index psat.pengajuan_penangan_berjalan;
create index pengajuan_auditor_berjalan on psat.pengajuan using gin (auditor_id)
  where selesai is null and auditor_id <> '{}';
create index pengajuan_penangan_berjalan on psat.pengajuan using gin (penangan_id)
  where selesai is null and penangan_id <> '{}';
