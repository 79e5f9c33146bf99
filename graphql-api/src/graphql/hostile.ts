const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nested = (depth: number, open: string, inside: string) =>
  `${`${open} { `.repeat(depth)}${inside}${' }'.repeat(depth)}`;
const login = 'login(email: "a@example.org", password: "x") { accessToken }';
const tasks = '{ items { assignments { userId } } }';

/** Documents that nobody needs and that somebody will send: by what they overdo. */
export const hostile: Record<string, string[]> = {
  depth: [9, 24, 100, 300].flatMap((depth) => [
    `{ ${nested(depth, 'viewer', 'id')} }`,
    `{ viewer { ${nested(depth, 'organization', 'id')} } }`,
    `{ ${nested(depth, '... on Query', 'nothing')} }`,
  ]),
  introspection: [
    '{ __schema { queryType { fields { type { fields { type { fields { type { name } } } } } } } } }',
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    '{ __schema { types { interfaces { interfaces { interfaces { interfaces { name } } } } } } }',
    '{ __schema { types { possibleTypes { fields { type { possibleTypes { inputFields { name } } } } } } } }',
    '{ __type(name: "Query") { fields { type { fields { type { fields { type { fields { name } } } } } } } } }',
    '{ __schema { types { ...f } } } fragment f on __Type { fields { type { ...f } } }',
    `{ ${times(16, (i) => `a${i}: __schema { types { fields { args { name } } } }`)} }`,
    `{ ${times(9, (i) => `a${i}: __schema { types { fields { name } } }`)} }`,
  ],
  tokens: [
    `{ ${'__typename '.repeat(1_001)} }`,
    `{ ${'a '.repeat(100_000)} }`,
    `${'query { viewer { id } } '.repeat(400)}`,
    `{ events(search: "x" ${'page: 1 '.repeat(500)}) { items { id } } }`,
    `query (${times(300, (i) => `$a${i}: Int`)}) { __typename }`,
    `{ event(id: [${'1 '.repeat(2_000)}]) { id } }`,
    `{ event(id: ${'['.repeat(2_000)}${']'.repeat(2_000)}) { id } }`,
    `{ event(id: ${'{a:'.repeat(1_500)}1${'}'.repeat(1_500)}) { id } }`,
    `{ viewer ${'@include(if: true) '.repeat(400)} { id } }`,
    `{${'{'.repeat(5_000)}`,
    `query q(${'$a: ['.repeat(1_000)}`,
    `{ a(b: ${'$'.repeat(5_000)}) }`,
    '{'.repeat(20_000),
  ],
  characters: [
    `{ __typename } #${'x'.repeat(900_000)}`,
    `{${','.repeat(900_000)} __typename }`,
    `{ event(id: "${'x'.repeat(900_000)}") { id } }`,
    `{ event(id: """${'\\n '.repeat(200_000)}""") { id } }`,
    `{ ${'\u2028'.repeat(300_000)} }`,
  ],
  aliases: [
    `{ ${times(16, (i) => `a${i}: __typename`)} }`,
    `{ ${times(100, (i) => `a${i}: viewer { id }`)} }`,
    `{ viewer { ${times(16, (i) => `a${i}: id`)} } }`,
    `{ ...f } fragment f on Query { ${times(16, (i) => `a${i}: viewer { id }`)} }`,
    `mutation { ${times(16, (i) => `a${i}: logout`)} }`,
  ],
  rootFields: [
    `{ ${'viewer { id } '.repeat(11)} }`,
    `{ ${times(11, (i) => `...f${i}`)} } ${times(11, (i) => `fragment f${i} on Query { viewer { id } }`)}`,
    `mutation { ${'logout '.repeat(11)} }`,
    `{ ${'...f '.repeat(11)} } fragment f on Query { viewer { id } }`,
    `{ ...a } fragment a on Query { ${'...b '.repeat(30)} } fragment b on Query { ${'...c '.repeat(30)} } fragment c on Query { viewer { id } }`,
  ],
  logins: [
    `mutation { a: ${login} b: ${login} }`,
    `mutation { ${login} ${login} }`,
    `mutation { a: ${login} ...f } fragment f on Mutation { b: ${login} }`,
    `mutation { ...f ... on Mutation { ...f } } fragment f on Mutation { ${login} }`,
    `mutation { ${times(100, (i) => `a${i}: ${login}`)} }`,
  ],
  cost: [
    `{ adminTasks(limit: 1000) ${tasks} }`,
    `{ adminTasks(limit: 200) ${tasks} b: adminTasks(limit: 200) ${tasks} }`,
    `query ($n: Int! = 2000000000) { adminTasks(limit: $n) ${tasks} }`,
    `{ platformUsers(limit: 1000) { items { id } } b: platformUsers(limit: 1000) { items { id } } }`,
    `{ ${times(3, (i) => `a${i}: events(limit: 1000) { items { id } }`)} }`,
    `{ ${times(10, (i) => `a${i}: adminTasks(limit: 60) ${tasks}`)} }`,
    `{ ${times(10, (i) => `a${i}: calendarMonth { events { id } events { title } }`)} }`,
    `{ ${times(8, (i) => `a${i}: adminTasks(limit: 100) { ...p }`)} } fragment p on TaskPage { items { ...t } } fragment t on Task { assignments { userId } }`,
  ],
  fragments: [
    '{ ...a } fragment a on Query { ...a }',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    `{ ...f0 } ${times(60, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f60 on Query { viewer { id } }`,
    `{ ...f0 } ${times(60, (i) => `fragment f${i} on Query { viewer { ...v${i} } ...f${i + 1} }`)}`,
    `{ viewer { ...a ...b } } fragment a on Viewer { x: id ...b } fragment b on Viewer { x: email ...a }`,
    `{ ${times(60, (i) => `viewer { organization { x: id y${i}: name } }`)} }`,
  ],
};
