import { connectOrm } from './orm.js';

/** `npm run migration`: writes what the entities have changed into a new migration, to be read by a person. */
const orm = await connectOrm(process.env.DATABASE_URL || 'postgresql://127.0.0.1/none', { snapshot: true });
const { fileName } = await orm.migrator.create();
process.stdout.write(
  fileName ? `Wrote ${fileName}. Read it before you commit it.\n` : 'The entities have not changed.\n',
);
await orm.close();
