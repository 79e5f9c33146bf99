import 'graphiql/style.css';
import './page.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const welcome = `# The pane "Headers" below takes what login answers:
# { "Authorization": "Bearer …" }
mutation {
  login(email: "", password: "") {
    accessToken
  }
}
`;

const place = document.getElementById('graphiql');
if (place) {
  createRoot(place).render(
    <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultQuery={welcome} />,
  );
}
