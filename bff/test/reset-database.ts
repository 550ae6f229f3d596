import { beforeEach } from '@jest/globals'
import { type QueryExecutorProvider, sql } from 'kysely'

const remember = `
do $$
declare name text;
begin
  create schema first_day;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table first_day.%I as table public.%I', name, name);
  end loop;
  create table first_day.last_write as select pg_current_wal_insert_lsn() as position;
  create function first_day.restore() returns void language plpgsql as $restore$
    declare name text;
    begin
      if pg_current_wal_insert_lsn() = (select position from first_day.last_write) then return; end if;
      perform set_config('session_replication_role', 'replica', true);
      for name in select tablename from pg_tables where schemaname = 'first_day' and tablename <> 'last_write' loop
        execute format('delete from public.%I', name);
        execute format('insert into public.%I overriding system value select * from first_day.%I', name, name);
      end loop;
      perform set_config('session_replication_role', 'origin', true);
      update first_day.last_write set position = pg_current_wal_insert_lsn();
    end
  $restore$;
end
$$`

/**
 * Resets the database before each test of a file to its present state, so that the tests can run in any order. Tables
 * that are created later are not reset.
 */
export async function resetDatabaseBeforeEach(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(remember).execute(db)
  beforeEach(async () => {
    await sql`select first_day.restore()`.execute(db)
  })
}
