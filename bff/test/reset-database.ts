import { beforeEach } from '@jest/globals'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Only tables that a test has written to are copied back. The triggers do not run while they are. */
const remember = `
do $$
declare name text;
begin
  create schema first_day;
  create table first_day.written (name text);
  create function first_day.note_write() returns trigger language plpgsql as $note$
    begin
      insert into first_day.written values (tg_table_name);
      return null;
    end
  $note$;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table first_day.%I as table public.%I', name, name);
    execute format(
      'create trigger first_day after insert or update or delete or truncate on public.%I
        for each statement execute function first_day.note_write()',
      name
    );
  end loop;
  create function first_day.restore() returns void language plpgsql as $restore$
    declare name text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in
        with noted as (delete from first_day.written returning written.name)
        select distinct noted.name from noted
      loop
        execute format('delete from public.%I', name);
        execute format('insert into public.%I overriding system value select * from first_day.%I', name, name);
      end loop;
      perform set_config('session_replication_role', 'origin', true);
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
